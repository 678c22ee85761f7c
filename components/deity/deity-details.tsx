import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClanBadges } from '@/components/clan/clan-badges';
import { Card } from '@/components/ui/card';
import type { Language } from '@/lib/core/language';
import type { DeityProfile } from '@/lib/features/deity/profile';
import { getMessages } from '@/lib/platform/i18n/translate';

/** The facts about a deity in one glance; what is not known has no line. */
export async function DeityDetails({ deity, language }: { deity: DeityProfile; language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'deity' });
	const shown = [
		{ label: t('location'), value: deity.location },
		{ label: t('district'), value: deity.district },
		{ label: t('temple'), value: deity.temple },
		{ label: t('festival'), value: deity.festival },
	];
	return (
		<Card className="mt-6 px-5 py-4 md:px-6 md:py-5">
			<h2 className="text-h3 md:text-h3-wide">{t('keyDetails')}</h2>
			<dl className="mt-2">
				<Detail label={t('type')}>{getMessages(language).deities.type[deity.deityType]}</Detail>
				{shown.map(
					({ label, value }) =>
						value && (
							<Detail key={label} label={label} lang={deity.textLanguage}>
								{value}
							</Detail>
						),
				)}
				{deity.clans.length > 0 && (
					<Detail label={t('clans')}>
						<ClanBadges clans={deity.clans} language={language} />
					</Detail>
				)}
			</dl>
		</Card>
	);
}

interface DetailProps {
	label: string;
	lang?: Language;
	children: ReactNode;
}

function Detail({ label, lang, children }: DetailProps) {
	return (
		<div className="border-line border-b py-2.5 last:border-b-0 lg:grid lg:grid-cols-[11rem_1fr] lg:gap-4">
			<dt className="text-sm text-text-muted">{label}</dt>
			<dd lang={lang}>{children}</dd>
		</div>
	);
}
