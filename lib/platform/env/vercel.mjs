// @ts-check
/**
 * What Vercel tells a deployment about itself: https://vercel.com/docs/environment-variables/system-environment-variables
 * Plain JavaScript, because Next's configuration loads it without compiling it.
 *
 * @typedef {Readonly<Record<string, string | undefined>>} Source
 */

/** False on a developer's machine, where `vercel env pull` may have set `VERCEL`. @param {Source} source */
export function isOnVercel({ VERCEL, VERCEL_ENV }) {
	return Boolean(VERCEL) && VERCEL_ENV !== 'development';
}

/** A deployment of a branch other than production's. @param {Source} source */
export function isPreview(source) {
	return isOnVercel(source) && source.VERCEL_ENV === 'preview';
}

/**
 * Vercel refuses a larger body before the portal sees it, with an answer of its own:
 * https://vercel.com/docs/functions/limitations#request-body-size
 */
export const vercelBodyBytes = 4_500_000;

/** What the body of a request may weigh on this host; null where the host sets no limit. @param {Source} source */
export function hostBodyBytes(source) {
	return isOnVercel(source) ? vercelBodyBytes : null;
}

/**
 * The public origin, without a slash at its end: `APP_URL`; on Vercel, the production domain of the project or, on a
 * preview, the domain of the branch, or else of the deployment. Null when none of them is set.
 *
 * @param {Source} source
 */
export function findOrigin(source) {
	const { APP_URL, VERCEL_ENV, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_BRANCH_URL, VERCEL_URL } = source;
	if (APP_URL?.trim()) return APP_URL.trim();
	if (!isOnVercel(source)) return null;
	const domain = VERCEL_ENV === 'production' ? VERCEL_PROJECT_PRODUCTION_URL : VERCEL_BRANCH_URL;
	const host = domain || VERCEL_URL;
	return host ? `https://${host}` : null;
}
