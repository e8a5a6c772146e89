// The app's own adapter, as a bundle that Node can load (load-client.ts): what a day costs is what the product's code asks for.
export { openFirebase } from '@/backend/firebase';
