const KNOWN = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const OF_IPHONES = ',image/heic,image/heif,.heic,.heif';

/**
 * What the picker offers. iPhones hand out a JPEG for their own format when it is not in the list, so it is only where
 * there is a mouse: files from an iPhone lie on computers, too, and Safari reads them there.
 */
export const pictureTypes = (): string =>
  window.matchMedia('(pointer: fine)').matches ? KNOWN + OF_IPHONES : KNOWN;
