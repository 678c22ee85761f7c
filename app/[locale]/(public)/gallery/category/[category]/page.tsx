export { default, generateMetadata } from '../../gallery-part';

/** Rendered again at most once a minute, and at once when its content changes. */
export const revalidate = 60;

/** Each is made for its first visitor, and kept. */
export function generateStaticParams() {
	return [];
}
