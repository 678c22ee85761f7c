// @ts-check
/**
 * What Vercel tells a deployment about itself: https://vercel.com/docs/environment-variables/system-environment-variables
 * Plain JavaScript, because Next's configuration loads it without compiling it.
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Source
 */

/** A deployment of a branch other than production's. @param {Source} source */
export function isPreview({ VERCEL, VERCEL_ENV }) {
	return Boolean(VERCEL) && VERCEL_ENV === 'preview';
}

/**
 * Where a deployment is reached: production at the project's own domain, a preview at its branch's, else at the one that
 * each deployment has. Null where Vercel gives it no address, and for `vercel dev`.
 *
 * @param {Source} source
 */
export function originOnVercel(source) {
	const { VERCEL, VERCEL_ENV, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_BRANCH_URL, VERCEL_URL } = source;
	if (!VERCEL || VERCEL_ENV === 'development') return null;
	const domain = VERCEL_ENV === 'production' ? VERCEL_PROJECT_PRODUCTION_URL : VERCEL_BRANCH_URL;
	const host = domain || VERCEL_URL;
	return host ? `https://${host}` : null;
}
