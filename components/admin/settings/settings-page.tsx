'use client';

import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import { Maintenance } from '../dashboard/maintenance';
import { useList } from '../use-list';
import { MailChoiceForm } from './mail-choice-form';
import { SettingsForm } from './settings-form';
import { SettingsSection } from './settings-section';
import { SiteTexts } from './site-texts';
import type { SettingsTexts } from './texts';

/** Where administrators set what the portal says about itself, and what each of them is mailed. */
export function SettingsPage({ texts }: { texts: SettingsTexts }) {
	const mails = useList(apiQuery('GET /api/admin/mails'));
	const settings = useList(apiQuery('GET /api/admin/settings'));
	const maintenance = useList(apiQuery('GET /api/maintenance'));
	const waiting = (list: { status: string; reload: () => void }) =>
		list.status === 'failed' ? (
			<RetryPanel text={texts.loadFailed} retry={texts.retry} onRetry={list.reload} />
		) : (
			<>
				<span role="status" className="sr-only">
					{texts.loading}
				</span>
				<Skeleton className="h-24" />
			</>
		);
	return (
		<div className="flex flex-col gap-8">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
				<p className="max-w-prose text-text-soft">{texts.description}</p>
			</div>
			<SettingsSection id="mails" title={texts.mails.title} text={texts.mails.text}>
				{mails.answer ? <MailChoiceForm loaded={mails.answer} texts={texts} /> : waiting(mails)}
			</SettingsSection>
			<SettingsSection id="texts" title={texts.texts.title} text={texts.texts.text}>
				<SiteTexts texts={texts} />
			</SettingsSection>
			<SettingsSection id="maintenance" title={texts.maintenance.title}>
				{maintenance.answer ? (
					<div className="flex flex-col gap-3">
						<Maintenance
							state={maintenance.answer}
							texts={{
								maintenance: { link: texts.maintenanceLink },
								maintenanceState: texts.maintenanceState,
							}}
						/>
					</div>
				) : (
					waiting(maintenance)
				)}
			</SettingsSection>
			{settings.answer ? <SettingsForm loaded={settings.answer} texts={texts} /> : waiting(settings)}
		</div>
	);
}
