// @ts-check

/** The methods that Next can be asked with; it falls over some of the others. */
export const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Some callers write it in front of the path. Whatever host it names, it is the portal that they ask. */
const host = /^https?:\/\/[^/?]*/i;

/**
 * The address of a request as Next can read it: a path. It falls over percent signs that stand for no text: they are
 * spelled out, so that it finds nothing there instead.
 *
 * @param {string} url
 */
export function readableUrl(url) {
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
