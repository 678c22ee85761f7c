// The two programs that serve one portal: its own server script, and `next start` of a build as Vercel makes it.
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/lib/platform/env/free-port';
import { getNextStart } from '../../scripts/vercel-site';
import { lineTo } from './fake-services';
import { builtScript, builtStyle, type ParityRequest } from './parity-requests';
import { type Portal, startPortal } from './portal';
import { type Answer, send } from './raw-http';

/** As both are reached over HTTPS. */
const publicOrigin = 'https://portal.example.org';

export interface Host {
	portal: Portal;
	database: Awaited<ReturnType<typeof lineTo>>['line'];
	ask(request: ParityRequest): Promise<Answer>;
	stop(): Promise<void>;
}

interface HostOptions {
	kind: 'own' | 'next';
	databaseUrl: string;
	env: Record<string, string>;
}

/** Where Vercel writes the caller's address, over what the caller has sent. */
const fromVercel = { 'x-vercel-forwarded-for': '127.0.0.1' };

export async function startHost({ kind, databaseUrl, env }: HostOptions): Promise<Host> {
	const { line, databaseUrl: overLine } = await lineTo(databaseUrl);
	const port = await findFreePort();
	const isNext = kind === 'next';
	const { program, env: ofVercel } = getNextStart(port);
	const settings = { APP_URL: publicOrigin, NEXTAUTH_URL: publicOrigin, ...env };
	const portal = await startPortal({
		...{ port, databaseUrl: overLine },
		...(isNext
			? { program, env: { ...settings, ...ofVercel, VERCEL: '1', VERCEL_ENV: 'production' } }
			: { env: settings }),
	});
	const headers = { host: new URL(publicOrigin).host };
	const page = (await send(portal.origin, { method: 'GET', target: '/about', headers })).body.toString();
	const [script = '', style = ''] = [/"(\/_next\/static\/[^"]+\.js)"/, /"(\/_next\/static\/[^"]+\.css)"/].map(
		(pattern) => pattern.exec(page)?.[1],
	);
	return {
		portal,
		database: line,
		ask({ method, target, headers: own, body }) {
			const where = target.replace(builtScript, script).replace(builtStyle, style);
			const sent = { ...headers, ...own, ...(isNext && fromVercel) };
			return send(portal.origin, { method, target: where, headers: sent, body });
		},
		async stop() {
			await portal.stop();
			await line.close();
		},
	};
}

/** Until the host answers with this status; behaviours that take a moment have two seconds, and a busy machine. */
export async function untilAnswered(host: Host, request: ParityRequest, status: number): Promise<void> {
	const deadline = Date.now() + 10_000;
	for (;;) {
		const answer = await host.ask(request);
		if (answer.status === status) return;
		if (Date.now() > deadline) throw new Error(`${request.name}: still ${answer.status}, not ${status}`);
		await sleep(100);
	}
}
