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
	const query = firstParameters(target.slice(path.length));
	return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + query;
}

const maxParameters = 500;

/**
 * Next compares each parameter of a page with every other one: thousands of them keep everybody else waiting, and nothing
 * here reads as many.
 *
 * @param {string} query
 */
function firstParameters(query) {
	let end = 0;
	for (let count = 0; count < maxParameters; count += 1) {
		end = query.indexOf('&', end + 1);
		if (end === -1) return query;
	}
	return query.slice(0, end);
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
