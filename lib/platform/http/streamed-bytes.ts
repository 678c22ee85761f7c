/** Bytes of a part: a socket takes about as many at once. */
const partBytes = 64 * 1024;

/** Bytes as a body that is sent in parts. A response would copy them whole, and keep other requests waiting meanwhile. */
export function streamBytes(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let sent = 0;
	return new ReadableStream({
		pull(controller) {
			controller.enqueue(bytes.subarray(sent, sent + partBytes));
			sent += partBytes;
			if (sent >= bytes.byteLength) controller.close();
		},
	});
}
