import type { IncomingMessage } from 'node:http';

/** A larger piece is handed on as it comes. */
const smallBytes = 1024;

/**
 * Hands on as one piece what arrives of a body together. A sender may cut it into chunks of a byte each, and Next and the
 * streams behind it do as much for one of these as for a large one, before anything else has its turn.
 */
export function joinSmallPieces(request: IncomingMessage): void {
	const push = request.push.bind(request);
	let held: Buffer[] = [];
	let heldBytes = 0;
	const handOn = () => {
		if (held.length === 0) return;
		const joined = Buffer.concat(held, heldBytes);
		held = [];
		heldBytes = 0;
		push(joined);
	};
	request.push = (piece: Buffer | null) => {
		if (piece === null || piece.length >= smallBytes) {
			handOn();
			return push(piece);
		}
		if (held.length === 0) setImmediate(handOn);
		held.push(piece);
		heldBytes += piece.length;
		return request.readableLength + heldBytes < request.readableHighWaterMark;
	};
}
