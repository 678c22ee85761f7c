type HeaderValue = string | number | readonly string[];

/** What next-auth writes an answer to: as much of Node's response as it uses, kept until it is complete. */
export class RecordedResponse {
	private statusCode = 200;
	private readonly headers = new Map<string, HeaderValue>();
	private body: string | null = null;

	status(code: number): this {
		this.statusCode = code;
		return this;
	}

	getHeader(name: string): HeaderValue | undefined {
		return this.headers.get(name.toLowerCase());
	}

	setHeader(name: string, value: HeaderValue): this {
		this.headers.set(name.toLowerCase(), value);
		return this;
	}

	json(body: unknown): void {
		this.setHeader('content-type', 'application/json');
		this.body = JSON.stringify(body);
	}

	send(body: unknown): void {
		if (typeof body === 'object' && body !== null) this.json(body);
		else if (body !== undefined) this.body = String(body);
	}

	end(): void {}

	toResponse(): Response {
		const headers = new Headers({ 'cache-control': 'private, no-store' });
		for (const [name, value] of this.headers) {
			headers.delete(name);
			for (const part of Array.isArray(value) ? value : [value]) headers.append(name, String(part));
		}
		return new Response(this.body, { status: this.statusCode, headers });
	}
}
