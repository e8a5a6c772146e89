/** The product's name and contact, in one place: every screen, mail and page title takes them from here. */
export const brand = {
  name: 'Schoolgate',
  tagline: 'The neighbourhood network for your school',
} as const;
