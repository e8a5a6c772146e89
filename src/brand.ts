/** The product's name and contact, in one place: every screen, mail and page title takes them from here. */
export const brand = {
  name: 'Schoolgate',
  tagline: 'The neighbourhood network for your school',
} as const;

/** Where the gift card is from, one of two retailers (product §1). Examples: put your two in their place. */
export const giftRetailers: readonly [string, string] = ['a bookshop', 'a supermarket'];
