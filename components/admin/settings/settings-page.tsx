'use client';

import { useTranslations } from 'next-intl';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import { Maintenance } from '../dashboard/maintenance';
import { useList } from '../list/use-list';
import { MailChoiceForm } from './mail-choice-form';
import { SettingsForm } from './settings-form';
import { SettingsSection } from './settings-section';
import { SiteTexts } from './site-texts';

export function SettingsPage() {
	const t = useTranslations('admin.settings');
	const mails = useList(apiQuery('GET /api/admin/mails'));
	const settings = useList(apiQuery('GET /api/admin/settings'));
	const maintenance = useList(apiQuery('GET /api/maintenance'));
	const waiting = (list: { status: string; reload: () => void }) =>
		list.status === 'failed' ? (
			<RetryPanel text={t('loadFailed')} retry={t('retry')} onRetry={list.reload} />
		) : (
			<>
				<span role="status" className="sr-only">
					{t('loading')}
				</span>
				<Skeleton className="h-24" />
			</>
		);
	return (
		<div className="flex flex-col gap-8">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="max-w-prose text-text-soft">{t('description')}</p>
			</div>
			<SettingsSection id="mails" title={t('mails.title')} text={t('mails.text')}>
				{mails.answer ? <MailChoiceForm loaded={mails.answer} /> : waiting(mails)}
			</SettingsSection>
			<SettingsSection id="texts" title={t('texts.title')} text={t('texts.text')}>
				<SiteTexts />
			</SettingsSection>
			<SettingsSection id="maintenance" title={t('maintenance.title')}>
				{maintenance.answer ? (
					<div className="flex flex-col gap-3">
						<Maintenance state={maintenance.answer} />
					</div>
				) : (
					waiting(maintenance)
				)}
			</SettingsSection>
			{settings.answer ? <SettingsForm loaded={settings.answer} /> : waiting(settings)}
		</div>
	);
}
