/**
 * Closes the connection of a caller who goes on sending for `maxMs` after having been answered: a body that nobody reads
 * (of a call that was refused before that) has no other end than the limit of the whole request.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} maxMs
 */
export function endUnreadBody(request, response, maxMs) {
	response.once('finish', () => {
		if (request.complete) return;
		const end = () => {
			if (!request.complete) request.socket.destroy();
		};
		setTimeout(end, maxMs).unref();
	});
}
