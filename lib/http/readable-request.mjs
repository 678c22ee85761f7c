// @ts-check

/** The methods that Next can be asked with; it falls over some of the others. */
export const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The address of a request as Next can read it. It falls over percent signs that stand for no text: they are spelled
 * out, so that it finds nothing there instead.
 *
 * @param {string} url
 */
export function readableUrl(url) {
	// `OPTIONS *` is about the whole server; all else is a path, or a whole address.
	if (!url.startsWith('/') && !URL.canParse(url)) return `/${url}`;
	const [path = ''] = url.split('?', 1);
	return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
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
