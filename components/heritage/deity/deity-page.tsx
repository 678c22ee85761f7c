import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClanBadges } from '@/components/heritage/clan/clan-badges';
import { PageMessages } from '@/components/layout/page-messages';
import { ShareButton } from '@/components/layout/share-button';
import { BackLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { DeityPictureList } from './deity-picture-list';

/** All that is known of a deity: picture, name and key details beside each other, then what is written about it. */
export async function DeityPage({ deity, language }: { deity: PublishedDeity; language: Language }) {
	const t = await getTranslations({ locale: language });
	const name = deity.name || t('fallback.unnamed');
	const isDevi = deity.deityType === 'devi';
	const additions = [
		[t('deity.legends'), deity.legends],
		[t('deity.importance'), deity.importance],
		[t('deity.otherDetails'), deity.additionalInfo],
	].flatMap(([title, text]) => (title && text ? [{ title, text }] : []));
	return (
		<article className="container-page pt-4 md:pt-6">
			<BackLink
				href={pathIn(language, isDevi ? '/devi' : '/devta')}
				label={t(isDevi ? 'deity.backToDevis' : 'deity.backToDevtas')}
			/>
			<div className="mt-4 grid gap-8 md:grid-cols-[20rem_1fr] md:gap-10 lg:grid-cols-[25rem_1fr] lg:gap-14">
				<div className="mx-auto w-full max-w-80 md:max-w-none">
					<DeityPictureList pictures={deity.pictures} name={name} />
				</div>
				<div className="min-w-0">
					<Badge>{t(`deities.type.${deity.deityType}`)}</Badge>
					<h1 className="mt-2 text-display md:text-display-middle" lang={deity.language}>
						{name}
					</h1>
					{deity.alternateNames.length > 0 && (
						<p className="mt-1 text-text-muted">
							{t.rich('deity.alsoKnownAs', {
								names: () => <span lang={deity.language}>{deity.alternateNames.join(', ')}</span>,
							})}
						</p>
					)}
					{deity.language !== language && (
						<p className="mt-4 rounded-control border border-chip-line bg-chip px-4 py-2 text-on-chip text-sm">
							{t('deity.onlyInOtherLanguage')}
						</p>
					)}
					<DeityDetails deity={deity} language={language} />
					<div className="mt-4">
						<PageMessages language={language} name="deity-page">
							<ShareButton title={name} />
						</PageMessages>
					</div>
				</div>
			</div>
			<div className="mx-auto mt-10 flex max-w-[45rem] flex-col gap-10 md:mt-14">
				<Section title={t('deity.about')}>
					<Paragraphs text={deity.description} lang={deity.language} className="text-lg" />
				</Section>
				{deity.rituals && (
					<Section title={t('deity.rituals')}>
						<Paragraphs text={deity.rituals} lang={deity.language} />
					</Section>
				)}
				{deity.history && (
					<Section title={t('deity.history')}>
						<Paragraphs text={deity.history} lang={deity.language} />
					</Section>
				)}
				{additions.length > 0 && (
					<Section title={t('deity.additional')}>
						{additions.map(({ title, text }) => (
							<section key={title} className="mt-6 first-of-type:mt-0">
								<h3 className="mb-2 text-h3 md:text-h3-wide">{title}</h3>
								<Paragraphs text={text} lang={deity.language} />
							</section>
						))}
					</Section>
				)}
			</div>
		</article>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="mb-3 text-h2 md:text-h2-wide">{title}</h2>
			{children}
		</section>
	);
}

/** The facts about a deity in one glance; what is not known has no line. */
async function DeityDetails({ deity, language }: { deity: PublishedDeity; language: Language }) {
	const t = await getTranslations({ locale: language });
	const shown = [
		{ label: t('deity.location'), value: deity.location },
		{ label: t('deity.district'), value: deity.district },
		{ label: t('deity.temple'), value: deity.temple },
		{ label: t('deity.festival'), value: deity.festival },
	];
	return (
		<Card className="mt-6 px-5 py-4 md:px-6 md:py-5">
			<h2 className="text-h3 md:text-h3-wide">{t('deity.keyDetails')}</h2>
			<dl className="mt-2">
				<Detail label={t('deity.type')}>{t(`deities.type.${deity.deityType}`)}</Detail>
				{shown.map(
					({ label, value }) =>
						value && (
							<Detail key={label} label={label} lang={deity.language}>
								{value}
							</Detail>
						),
				)}
				{deity.clans.length > 0 && (
					<Detail label={t('deity.clans')}>
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
