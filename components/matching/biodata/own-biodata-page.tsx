'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConflict } from '@/components/form/use-conflict';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi, typedFields } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { findChanges } from '@/lib/client/form/conflict';
import { biodataComparison } from '@/lib/client/matching/biodata/compared-biodata';
import type { OwnBiodata } from '@/lib/client/matching/biodata/replies';
import { showToast } from '@/lib/client/toast';
import { pathIn } from '@/lib/core/localized-path';
import { biodatasPath } from '@/lib/features/matching/biodata/constants/paths';
import { composeSheet } from '@/lib/features/matching/biodata/dto/sheet';
import type { BiodataBody } from '@/lib/features/matching/biodata/schema';
import { BiodataCard } from './biodata-card';
import { BiodataForm } from './biodata-form';
import { BiodataLinkList } from './biodata-link-list';
import { BiodataToolsPanel } from './biodata-tools-panel';
import { RemoveBiodataButton } from './remove-biodata-button';

/** One biodata: how it looks, the ways to send it, and its links. */
export function OwnBiodataPage({ id }: { id: string }) {
	const language = useLocale();
	const t = useTranslations('biodata');
	const biodata = useQuery(apiQuery('GET /api/family/biodatas/[id]', { params: { id } }));
	const back = pathIn(language, biodatasPath);
	return (
		<div className="container-page flex flex-col gap-5 py-6 md:py-10 print:max-w-none print:p-0">
			<style>{'@page { size: A4; margin: 0 }'}</style>
			<div className="print:hidden">
				<BackLink href={back} label={t('back')} />
			</div>
			<SeekerPanel
				gone={
					<EmptyState title={t('gone')} text={t('goneText')}>
						<LinkButton href={back}>{t('back')}</LinkButton>
					</EmptyState>
				}
				query={biodata}
				words={{ loading: t('loading'), failed: t('failed') }}
				skeleton={<Skeleton className="mx-auto h-[60dvh] w-full max-w-[210mm]" />}
			>
				{(shown) => <LoadedBiodata shown={shown} onChanged={() => void biodata.refetch()} />}
			</SeekerPanel>
		</div>
	);
}

const getChoices = ({ title, layout, language, fields }: OwnBiodata['biodata']): BiodataBody => ({
	...{ title, layout, language, fields },
});

function LoadedBiodata({ shown, onChanged }: { shown: OwnBiodata; onChanged: () => void }) {
	const language = useLocale();
	const t = useTranslations('biodata');
	const router = useRouter();
	/** As the form was opened with; null while there is no form. */
	const [opened, setOpened] = useState<OwnBiodata['biodata'] | null>(null);
	const messages = useMessages();
	const question = useConflict(messages.conflict);
	const { biodata, known, links } = shown;
	const { _id: id, title, layout } = biodata;
	const save = (from: OwnBiodata['biodata'], typed: BiodataBody) => {
		const params = { id };
		return question.save({
			opened: from,
			changes: findChanges(typed, getChoices(from)),
			valuesOf: getChoices,
			comparison: biodataComparison(messages.biodata, known, language),
			send: (changes, on) =>
				callApi('PUT /api/family/biodatas/[id]', {
					params,
					body: typedFields({ ...getChoices(on), ...changes, version: on.version }),
				}),
			loadNewest: async () => {
				const answer = await callApi('GET /api/family/biodatas/[id]', { params });
				if (!answer.ok) return null;
				const record = answer.data.biodata;
				return { record, keep: () => ({ message: messages.conflict.kept, biodata: record }) };
			},
		});
	};
	if (opened)
		return (
			<>
				<h1 className="wrap-anywhere text-h2 md:text-h2-wide">{t('form.changeTitle')}</h1>
				<BiodataForm
					known={known}
					chosen={getChoices(opened)}
					isChange
					send={(typed) => save(opened, typed)}
					onSaved={({ message }) => {
						showToast(message, 'success');
						setOpened(null);
						onChanged();
					}}
					onCancel={() => setOpened(null)}
				/>
				{question.dialog}
			</>
		);
	const sheet = composeSheet(known, biodata);
	return (
		<>
			<section aria-labelledby="biodata-title" className="flex flex-col gap-4 print:hidden">
				<h1 id="biodata-title" className="wrap-anywhere text-h2 md:text-h2-wide">
					{title}
				</h1>
				<BiodataToolsPanel id={id} name={known.name[language]}>
					<Button look="outline" onClick={() => setOpened(biodata)}>
						{t('own.change')}
					</Button>
					<RemoveBiodataButton
						id={id}
						onRemoved={(message) => {
							showToast(message, 'success');
							router.push(pathIn(language, biodatasPath));
						}}
					/>
				</BiodataToolsPanel>
			</section>
			<BiodataCard
				sheet={sheet}
				layout={layout}
				photo={
					sheet.hasPhoto && known.photo
						? { src: known.photo, alt: t('photo', { name: known.name[language] }) }
						: null
				}
			/>
			<BiodataLinkList id={id} links={links} onChanged={onChanged} />
		</>
	);
}
