export { DigestOffer } from './digest-offer';
export { PushOffer } from './push-offer';
