import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RetryPanel } from '@/components/ui/retry-panel';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { type SiteTextKind, siteTextKinds } from '@/lib/features/site/settings/constants';
import type { SiteTextReply } from '@/lib/features/site/settings/schema';
import { formatMoment } from '@/lib/platform/i18n/format';
import { useList } from '../list/use-list';
import { VersionDialog } from './version-dialog';

type TextVersion = Omit<SiteTextReply, 'hi' | 'en'>;

interface OpenText {
	text: SiteTextReply;
	isEdited: boolean;
}

/** The texts of the portal: what is shown now, a new version, and the earlier ones to read. */
export function SiteTexts() {
	const t = useTranslations('admin.settings');
	const list = useList(apiQuery('GET /api/admin/texts'));
	const [open, setOpen] = useState<OpenText | null>(null);
	const show = async (kind: SiteTextKind, number: number, isEdited: boolean) => {
		const params = { kind, number: String(number) };
		const answer = await callApi('GET /api/admin/texts/[kind]/[number]', { params });
		if (answer.ok) setOpen({ text: answer.data, isEdited });
		else showToast(answer.message || t('texts.loadFailed'), 'error');
	};
	return (
		<>
			{list.status === 'failed' && list.answer === null && (
				<RetryPanel text={t('texts.loadFailed')} retry={t('retry')} onRetry={list.reload} />
			)}
			{siteTextKinds.map((kind) => (
				<TextVersions
					key={kind}
					kind={kind}
					versions={list.answer?.versions.filter((version) => version.kind === kind) ?? []}
					onOpen={show}
				/>
			))}
			{open && (
				<VersionDialog
					{...open}
					onClose={() => setOpen(null)}
					onPublished={(message) => {
						setOpen(null);
						showToast(message, 'success');
						list.reload();
					}}
					onStale={list.reload}
				/>
			)}
		</>
	);
}

interface TextVersionsProps {
	kind: SiteTextKind;
	/** Newest first, the built-in one last. */
	versions: readonly TextVersion[];
	onOpen: (kind: SiteTextKind, number: number, isEdited: boolean) => Promise<void>;
}

function TextVersions({ kind, versions, onOpen }: TextVersionsProps) {
	const t = useTranslations('admin.settings');
	const language = useLocale();
	const [current, ...earlier] = versions;
	return (
		<div className="mt-4 flex flex-col items-start gap-2 border-line border-t pt-4 first:mt-0 first:border-t-0 first:pt-0">
			<h3 className="font-semibold">{t(`texts.${kind}`)}</h3>
			{current && (
				<>
					<p className="text-sm text-text-soft">
						{current.number === 0
							? t('texts.currentBuiltIn')
							: t('texts.current', { version: current.version })}
					</p>
					<Button look="outline" onClick={() => void onOpen(kind, current.number, true)}>
						{t('texts.edit')}
					</Button>
				</>
			)}
			{earlier.length > 0 && (
				<details className="w-full">
					<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
						{t('texts.versions')}
					</summary>
					<ul className="flex flex-col">
						{earlier.map((version) => (
							<li key={version.number} className="flex flex-wrap items-center gap-x-4">
								<button
									type="button"
									onClick={() => void onOpen(kind, version.number, false)}
									className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
								>
									{version.number === 0
										? t('texts.readBuiltIn')
										: t('texts.read', { version: version.version })}
								</button>
								{version.publishedAt !== null && (
									<span className="text-sm text-text-muted">
										{t('texts.publishedAt', { moment: formatMoment(version.publishedAt, language) ?? '' })}
									</span>
								)}
							</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}
