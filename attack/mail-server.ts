import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
	to: string;
	/** As it came over the line. */
	raw: string;
}

interface MailServer {
	/** For SMTP_URL. */
	url: string;
	received: ReceivedMail[];
	close(): Promise<void>;
}

/** Takes every mail and keeps it. */
export async function startMailServer(): Promise<MailServer> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData(stream, session, done) {
			let raw = '';
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				raw += chunk;
			});
			stream.on('end', () => {
				for (const { address } of session.envelope.rcptTo) received.push({ to: address, raw });
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
