/** Of what stands in front of the app until that is there. Styles know it, too (base.css, motion.css). */
export const SNAPSHOT_ID = 'home-snapshot';
