import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';

/** Recommends the second factor to an administrator who has not turned it on. */
export async function SecondFactorBanner({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'admin.frame.secondFactor' });
	return (
		<p className="rounded-control border-info border-l-4 bg-info-wash px-4 py-1 text-info">
			{t('recommended')}{' '}
			<Link
				href={`${fixedPathIn(language, '/profile')}#account`}
				prefetch={false}
				className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{t('link')}
			</Link>
		</p>
	);
}

/** In the place of the back office, until an administrator has turned the second factor on. */
export async function SecondFactorRequired({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'admin.frame.secondFactor' });
	return (
		<main className="container-page flex flex-col items-center gap-5 py-20 text-center">
			<h1 className="text-h2 md:text-h2-wide">{t('requiredTitle')}</h1>
			<p className="max-w-prose">{t('required')}</p>
			<LinkButton href={`${fixedPathIn(language, '/profile')}#account`}>{t('link')}</LinkButton>
		</main>
	);
}
