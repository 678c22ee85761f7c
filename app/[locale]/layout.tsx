import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { TypingHelp } from '@/components/form/typing-help';
import { BootScript } from '@/components/layout/boot-script';
import { Hydration } from '@/components/layout/hydration';
import { LeaveQuestion } from '@/components/layout/leave-question';
import { NewerBuildNotice } from '@/components/layout/newer-build-notice';
import { PageMessages } from '@/components/layout/page-messages';
import { getEnv } from '@/lib/platform/env/env';
import { hostBodyBytes } from '@/lib/platform/env/vercel.mjs';
import { routing } from '@/lib/platform/i18n/routing';

interface LocaleLayoutProps {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Pick<LocaleLayoutProps, 'params'>): Promise<Metadata> {
	const { locale } = await params;
	if (!hasLocale(routing.locales, locale)) return {};
	const t = await getTranslations({ locale, namespace: 'site' });
	return {
		metadataBase: new URL(getEnv().appUrl),
		title: { default: t('title'), template: t('titleTemplate') },
		description: t('description'),
		manifest: '/manifest.webmanifest',
		icons: {
			icon: [
				{ url: '/favicon.ico', sizes: '32x32' },
				{ url: '/icon.svg', type: 'image/svg+xml' },
			],
			apple: '/apple-touch-icon.png',
		},
		openGraph: {
			type: 'website',
			siteName: t('brand'),
			title: t('title'),
			description: t('description'),
			images: '/og-default.png',
		},
	};
}

/**
 * The letters of the first paint where the device has no Devanagari; app/fonts.css names the font that follows. Hindi pages
 * ask for it before their style sheet does; on an English page it would delay what is read first.
 */
const firstFont = '/fonts/noto-sans-devanagari-core-2-400.woff2';

export const viewport: Viewport = { themeColor: '#5c0f22', colorScheme: 'light dark' };

export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
	const { locale } = await params;
	if (!hasLocale(routing.locales, locale)) notFound();
	setRequestLocale(locale);
	if (locale === 'hi') preload(firstFont, { as: 'font', type: 'font/woff2', crossOrigin: '' });
	const t = await getTranslations({ locale });
	return (
		// The boot script writes the theme and the session's mark on <html> before React arrives.
		<html
			lang={locale}
			data-unreachable={t('site.unreachable')}
			data-incomplete={t('site.incomplete')}
			data-reload={t('site.reload')}
			data-max-form-bytes={hostBodyBytes(process.env) ?? undefined}
			data-too-large={hostBodyBytes(process.env) === null ? undefined : t('errors.body.tooLarge')}
			suppressHydrationWarning
		>
			<head>
				<BootScript />
			</head>
			<body>
				<PageMessages language={locale} name="layout">
					{children}
					<LeaveQuestion />
					<NewerBuildNotice />
					<TypingHelp />
				</PageMessages>
				<Hydration />
			</body>
		</html>
	);
}
