'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SendText } from '@/components/ui/send-text';
import { callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import type { LinkOfBiodata } from '@/lib/client/matching/biodata/replies';
import { showToast } from '@/lib/client/toast';
import { lengths } from '@/lib/features/matching/biodata/constants/limits';
import { formatDay, formatMoment } from '@/lib/platform/i18n/format';

interface BiodataLinkListProps {
	id: string;
	links: readonly LinkOfBiodata[];
	onChanged: () => void;
}

type MadeLink = Reply<'POST /api/family/biodatas/[id]/links'>;

/** Makes links to a biodata, one for each reader, and ends them. */
export function BiodataLinkList({ id, links, onChanged }: BiodataLinkListProps) {
	const t = useTranslations('biodata');
	const [made, setMade] = useState<MadeLink | null>(null);
	const form = useApiForm<{ sentTo: string }, MadeLink>({
		defaultValues: { sentTo: '' },
		send: (body) => callApi('POST /api/family/biodatas/[id]/links', { params: { id }, body }),
		onSent: (answer) => {
			setMade(answer);
			form.reset({ sentTo: '' });
			onChanged();
		},
	});
	const { failure } = form;
	return (
		<section
			aria-labelledby="biodata-links"
			className="mx-auto flex w-full max-w-[210mm] flex-col gap-4 print:hidden"
		>
			<h2 id="biodata-links" className="text-h3 md:text-h3-wide">
				{t('own.links')}
			</h2>
			<p className="text-text-soft">{t('own.linksText')}</p>
			<form {...form.formProps} className="flex flex-wrap items-end gap-3">
				<Field
					id="biodata-sent-to"
					label={t('own.sentTo')}
					error={form.errorAt('sentTo') ?? (failure ? failure.message || t('own.linkFailed') : undefined)}
					className="min-w-0 flex-1 basis-56"
					isRequired
				>
					{(control) => (
						<Input {...control} {...form.register('sentTo')} maxLength={lengths.person} autoComplete="off" />
					)}
				</Field>
				<Button type="submit" busyLabel={form.isBusy && t('own.makingLink')}>
					{t('own.makeLink')}
				</Button>
			</form>
			{made && <SentLinkCard key={made.link._id} made={made} />}
			{links.length === 0 ? (
				<EmptyState title={t('own.noLinks')} text={t('own.noLinksText')} />
			) : (
				<ul className="flex flex-col gap-3">
					{links.map((link) => (
						<li key={link._id}>
							<LinkRow
								biodataId={id}
								link={link}
								onEnded={() => {
									if (made?.link._id === link._id) setMade(null);
									onChanged();
								}}
							/>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

interface LinkRowProps {
	biodataId: string;
	link: LinkOfBiodata;
	onEnded: () => void;
}

function LinkRow({ biodataId, link, onEnded }: LinkRowProps) {
	const language = useLocale();
	const t = useTranslations('biodata');
	const { _id: linkId, sentTo, createdAt, isOpen, openings, lastOpenedAt } = link;
	const ending = useMutation({
		meta: { failed: t('failed') },
		mutationFn: async () =>
			getData(
				await callApi('DELETE /api/family/biodatas/[id]/links/[linkId]', {
					params: { id: biodataId, linkId },
				}),
			),
		onSuccess: ({ message }) => {
			showToast(message, 'success');
			onEnded();
		},
	});
	return (
		<Card className="flex flex-wrap items-center justify-between gap-3 p-4">
			<div className="min-w-0 flex-1 basis-56">
				<h3 className="wrap-anywhere font-semibold">{t('own.linkOf', { name: sentTo })}</h3>
				<p className="text-sm text-text-muted">
					{t('own.linkMade', { date: formatDay(createdAt, language) ?? '' })} ·{' '}
					{t('openings', { count: openings })}
					{lastOpenedAt && ` · ${t('own.lastOpened', { date: formatMoment(lastOpenedAt, language) ?? '' })}`}
				</p>
			</div>
			{isOpen ? (
				<Button
					look="outline"
					aria-label={t('own.endOf', { name: sentTo })}
					busyLabel={ending.isPending && t('own.ending')}
					onClick={() => ending.mutate()}
				>
					{t('own.end')}
				</Button>
			) : (
				<Badge>{t('own.ended')}</Badge>
			)}
		</Card>
	);
}

interface SentLinkCardProps {
	made: Reply<'POST /api/family/biodatas/[id]/links'>;
}

/** A link that has just been made, and the ways to send it. */
function SentLinkCard({ made: { message, text } }: SentLinkCardProps) {
	const t = useTranslations('biodata.own');
	return (
		<Card className="flex flex-col gap-3 p-4">
			<SendText
				{...{ message, text }}
				hint={t('onceText')}
				rows={3}
				ways={[{ label: t('whatsapp'), href: `https://wa.me/?text=${encodeURIComponent(text)}` }]}
				words={{ message: t('message'), copied: t('copied'), copy: t('copy'), share: t('share') }}
			/>
		</Card>
	);
}
