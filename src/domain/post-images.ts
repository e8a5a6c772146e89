import type { Post, PostImage } from './entities/post';

/** The pictures of a post: one without words where it was written before there could be several. */
export const imagesOf = ({ images, imageUrl }: Pick<Post, 'images' | 'imageUrl'>): readonly PostImage[] =>
  images.length === 0 && imageUrl !== null ? [{ url: imageUrl, alt: '' }] : images;
