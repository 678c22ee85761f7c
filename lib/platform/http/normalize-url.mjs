// @ts-check

/** The methods that Next can be asked with; it falls over some of the others. */
export const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Some callers write the origin in front of the path. It is ignored, whichever host it names. */
const host = /^https?:\/\/[^/?]*/i;

/**
 * Answers the path and query of a request's address, as Next can read it. Next fails on percent signs that encode no
 * text: they are escaped here, so that it answers 404 instead.
 *
 * @param {string} url
 */
export function normalizeUrl(url) {
	const asked = url.replace(host, '');
	// `OPTIONS *` is about the whole server.
	const target = asked.startsWith('/') ? asked : `/${asked}`;
	const [path = ''] = target.split('?', 1);
	return isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

const maxParameters = 500;

/**
 * Next compares each parameter of a page with every other one: thousands of them keep everybody else waiting.
 *
 * @param {string} url
 */
export function hasTooManyParameters(url) {
	const query = url.indexOf('?');
	let count = 0;
	for (let at = query; at !== -1 && count <= maxParameters; at = url.indexOf('&', at + 1)) count += 1;
	return count > maxParameters;
}

/** @param {string} path */
function isDecodable(path) {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}
