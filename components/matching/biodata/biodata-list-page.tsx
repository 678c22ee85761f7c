'use client';

import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { SectionPage } from '@/components/matching/section-page';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { apiQuery } from '@/lib/client/api-query';
import type { Biodatas } from '@/lib/client/matching/biodata/replies';
import { pathIn } from '@/lib/core/localized-path';
import { detailsPath, newBiodataPath, ownBiodataPath } from '@/lib/features/matching/biodata/constants/paths';
import { formatDay } from '@/lib/platform/i18n/format';

/** The biodatas that a member has made, and the way to another. */
export function BiodataListPage() {
	const t = useTranslations('biodata');
	const biodatas = useQuery(apiQuery('GET /api/family/biodatas'));
	return (
		<SectionPage title={t('title')} intro={t('intro')} section="biodata">
			<SeekerPanel query={biodatas} words={{ loading: t('loading'), failed: t('failed') }}>
				{(shown) => <LoadedList {...shown} />}
			</SeekerPanel>
		</SectionPage>
	);
}

function LoadedList({ biodatas, most }: Biodatas) {
	const language = useLocale();
	const t = useTranslations('biodata');
	const ways = (
		<>
			<LinkButton href={pathIn(language, newBiodataPath)}>
				<FileText aria-hidden="true" className="size-5" />
				{t('make')}
			</LinkButton>
			<LinkButton look="outline" href={pathIn(language, detailsPath)}>
				{t('toDetails')}
			</LinkButton>
		</>
	);
	if (biodatas.length === 0)
		return (
			<EmptyState title={t('empty')} text={t('emptyText')}>
				{ways}
			</EmptyState>
		);
	return (
		<>
			<div className="flex flex-wrap items-center gap-3">
				{ways}
				<p className="text-sm text-text-muted">{t('count', { count: biodatas.length, most })}</p>
			</div>
			<ul className="flex flex-col gap-4">
				{biodatas.map(({ _id, title, layout, language: written, updatedAt, openLinks, openings }) => (
					<li key={_id}>
						<Card className="flex flex-wrap items-center justify-between gap-3 p-4 md:p-6">
							<div className="min-w-0 flex-1 basis-56">
								<h2 className="wrap-anywhere text-h3">{title}</h2>
								<p className="text-text-soft">
									{t(`layouts.${layout}`)} · {t(`languages.${written}`)}
								</p>
								<p className="text-sm text-text-muted">
									{t('changed', { date: formatDay(updatedAt, language) ?? '' })} ·{' '}
									{t('openLinks', { count: openLinks })}
									{openings > 0 && ` · ${t('openings', { count: openings })}`}
								</p>
							</div>
							<LinkButton
								look="outline"
								href={pathIn(language, ownBiodataPath(_id))}
								aria-label={t('openOf', { title })}
							>
								{t('open')}
							</LinkButton>
						</Card>
					</li>
				))}
			</ul>
		</>
	);
}
