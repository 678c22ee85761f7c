export { default, generateMetadata } from './blog-list';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;
