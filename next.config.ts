import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { readDeferredMessages } from './lib/platform/i18n/deferred-messages.mjs';
import {
	barePolicy,
	callPolicy,
	commonHeaders,
	picturePolicy,
	scriptPolicy,
} from './lib/platform/policy/headers.mjs';
import en from './messages/en/errorPage.json';
import hi from './messages/hi/errorPage.json';

/**
 * Everything that is a page: not a call, not a file of the build, not a file with an ending; nor the back office, which
 * has a language of its own.
 */
const page = '((?!api(?:/|$)|_next(?:/|$)|admin(?:/|$)|.*\\.[a-z0-9]+$).*)';
const unprefixedPage = '((?!api(?:/|$)|_next(?:/|$)|admin(?:/|$)|en(?:/|$)|hi(?:/|$)|.*\\.[a-z0-9]+$).*)';

/** What public/, the build and the routes of files have. middleware.ts, which takes the rest for pages, repeats it. */
const fileEnding =
	'(?:js|css|map|json|txt|xml|webmanifest|ico|svg|png|jpg|jpeg|webp|avif|gif|woff|woff2|mp4|webm|pdf)';

/** Over HTTP and over HTTPS (lib/platform/auth/session-cookie.ts). */
const sessionCookies = ['next-auth.session-token', '__Secure-next-auth.session-token'];

const immutableCacheControl = 'public, max-age=31536000, immutable';

const listed = (headers: Record<string, string>) =>
	Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Of answers that no code of ours makes; pages get theirs from middleware.ts, calls from lib/platform/http/route.ts. */
const fileHeaders = [
	{ source: '/:path*', headers: listed(commonHeaders()) },
	// Pictures to be shared stand in pages of others.
	{
		source: '/:path((?!api/|share/|og-default\\.png).*)',
		headers: listed({ 'Cross-Origin-Resource-Policy': 'same-origin' }),
	},
	{ source: '/og-default.png', headers: listed({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
	...['/_next/:path*', `/:path((?!api/|share/).*\\.${fileEnding})`].map((source) => ({
		source,
		headers: listed({ 'Content-Security-Policy': barePolicy }),
	})),
	// Next answers a method that a call does not have by itself.
	{ source: '/api/:path((?!media/).*)', headers: listed(callPolicy) },
	{ source: '/api/media/:path*', headers: listed(picturePolicy) },
	{ source: '/api/openapi.json', headers: listed({ 'X-Robots-Tag': 'noindex' }) },
	{ source: '/:path(.*\\.js)', headers: listed({ 'Content-Security-Policy': scriptPolicy }) },
	// Their names change when they do.
	{ source: '/fonts/:file', headers: listed({ 'Cache-Control': immutableCacheControl }) },
];

const config: NextConfig = {
	poweredByHeader: false,
	experimental: { globalNotFound: true },
	reactStrictMode: true,
	// The address that opens the demo holds a secret; the development server prints each address that it answers.
	logging: { incomingRequests: { ignore: [/[?&]demo=/] } },
	// Tests build a deployment beside the build that a portal may be running (scripts/vercel-site.ts).
	distDir: process.env.NEXT_DIST_DIR || '.next',
	typedRoutes: false,
	images: { unoptimized: true },
	env: {
		ERROR_PAGE_TEXTS: JSON.stringify({ hi, en }),
		BUILD_ID: Date.now().toString(36),
		...readDeferredMessages(),
	},
	// `npm test` checks the types; Next's own check would outlive a start that is stopped meanwhile.
	typescript: {
		ignoreBuildErrors: !process.env.VERCEL,
		// Next adds the folder of the build to this file.
		...(process.env.NEXT_DIST_DIR && { tsconfigPath: 'tsconfig.vercel.json' }),
	},
	// Vercel keeps pages itself; elsewhere they live in each process's memory.
	...(!process.env.VERCEL && {
		cacheHandler: fileURLToPath(new URL('./lib/platform/cache/page-cache.mjs', import.meta.url)),
		cacheMaxMemorySize: 0,
	}),
	serverExternalPackages: [
		'@node-rs/argon2',
		'sharp',
		'pino',
		'pg',
		'@aws-sdk/client-s3',
		'nodemailer',
		// One copy in a process: the registry of the metrics is in it.
		'prom-client',
		// They read files beside their own.
		'pdfkit',
		'@hyzyla/pdfium',
	],
	// The decoder of HEIC photos has a branch for Node, which a browser never enters.
	turbopack: {
		resolveAlias: {
			...Object.fromEntries(
				['fs', 'path', 'crypto'].map((name) => [name, { browser: './lib/client/no-node-module.ts' }]),
			),
			// Browsers get compiled messages (lib/platform/i18n/client-messages.ts), and no parser.
			'use-intl/format-message': {
				browser: 'use-intl/format-message/format-only',
				default: './lib/platform/i18n/format-message.ts',
			},
		},
	},
	// What share pictures are drawn from is opened by its path, which nothing in the code tells the bundler.
	outputFileTracingIncludes: {
		...Object.fromEntries(
			['/api/biodata/*/*', '/api/family/biodatas/*/*', '/api/family/book'].map((route) => [
				route,
				[
					'./node_modules/@fontsource/noto-{sans,serif}-devanagari/files/*-{400,700}-normal.woff',
					'./node_modules/@hyzyla/pdfium/dist/pdfium.wasm',
				],
			]),
		),
		'/share/*/*/*': [
			'./node_modules/@fontsource/noto-serif-devanagari/files/*-{400,700}-normal.woff',
			'./public/og-default.png',
		],
	},
	headers: async () => fileHeaders,
	// Hindi is at the unprefixed addresses. Rewriting here instead of in middleware keeps public pages cached.
	async rewrites() {
		const adminInHindi = [{ type: 'cookie' as const, key: 'adminLanguage', value: 'hi' }];
		return {
			beforeFiles: [
				{ source: '/admin/:path*', has: adminInHindi, destination: '/hi/admin/:path*' },
				{ source: '/admin/:path*', destination: '/en/admin/:path*' },
				// A blog waits for its review where it will stand. Only its sender may read it there, so that who has a
				// session gets a page of their own; everybody else gets the one that is kept.
				// So do those who have matches.
				...sessionCookies.flatMap((key) => {
					// Without a pattern for its value, Next hands the value to the page as a search parameter.
					const has = [{ type: 'cookie' as const, key, value: '.+' }];
					return [
						{ source: '/matrimonial', has, destination: '/hi/matrimonial/own' },
						{ source: '/:language(en|hi)/matrimonial', has, destination: '/:language/matrimonial/own' },
						{ source: '/blog/:id', has, destination: '/hi/blog/:id/own' },
						{ source: '/:language(en|hi)/blog/:id', has, destination: '/:language/blog/:id/own' },
					];
				}),
				{ source: '/', destination: '/hi' },
				{ source: `/:path${unprefixedPage}`, destination: '/hi/:path' },
			],
			afterFiles: [],
			fallback: [],
		};
	},
	async redirects() {
		const prefersEnglish = [{ type: 'cookie' as const, key: 'preferredLanguage', value: 'en' }];
		// The back office leads to Hindi pages while it speaks Hindi (see `fixedPathIn`).
		const missing = [{ type: 'query' as const, key: 'in', value: 'hi' }];
		return [
			// Password managers open it: https://www.w3.org/TR/change-password-url/
			{ source: '/.well-known/change-password', destination: '/profile#account', permanent: false },
			{ source: '/hi', destination: '/', permanent: true },
			{ source: `/hi/:path${page}`, destination: '/:path', permanent: true },
			{ source: '/', has: prefersEnglish, missing, destination: '/en', permanent: false },
			{
				source: `/:path${unprefixedPage}`,
				has: prefersEnglish,
				missing,
				destination: '/en/:path',
				permanent: false,
			},
		];
	},
};

/** The plugin tells a build where messages come from. A server has no use for it, nor a place for the cache it writes. */
export default async function configFor(phase: string): Promise<NextConfig> {
	if (phase === PHASE_PRODUCTION_SERVER) return config;
	const { default: createNextIntlPlugin } = await import('next-intl/plugin');
	return createNextIntlPlugin('./lib/platform/i18n/request.ts')(config);
}
