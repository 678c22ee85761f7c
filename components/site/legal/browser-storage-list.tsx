import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';

/** What the portal keeps in a visitor's browser: all of it, by the names it has there. */
const entries = [
	{ name: 'next-auth.session-token', where: 'cookie', purpose: 'session', until: 'sessionUntil' },
	{ name: 'known-device', where: 'cookie', purpose: 'device', until: 'deviceUntil' },
	{ name: 'preferredLanguage', where: 'both', purpose: 'language', until: 'languageUntil' },
	{ name: 'theme', where: 'local', purpose: 'theme', until: 'themeUntil' },
	{ name: 'token', where: 'local', purpose: 'token', until: 'logout' },
	{ name: 'user', where: 'local', purpose: 'user', until: 'logout' },
	{ name: 'tokenEndsWithBrowser', where: 'local', purpose: 'endsWithBrowser', until: 'logout' },
	{ name: 'browserOpen', where: 'cookie', purpose: 'browserOpen', until: 'browserUntil' },
	{ name: 'registrationDraft', where: 'tab', purpose: 'draft', until: 'draftUntil' },
	{ name: 'familyMemberDraft', where: 'tab', purpose: 'relativeDraft', until: 'relativeDraftUntil' },
	{ name: 'profileDraft', where: 'tab', purpose: 'profileDraft', until: 'profileDraftUntil' },
	{ name: 'storyDraft', where: 'tab', purpose: 'storyDraft', until: 'storyDraftUntil' },
	{ name: 'keptFile', where: 'database', purpose: 'photo', until: 'photoUntil' },
	{ name: 'passwordReset', where: 'tab', purpose: 'passwordReset', until: 'passwordResetUntil' },
] as const;

export async function BrowserStorageList({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'terms.storage' });
	return (
		<ul className="mt-4 flex flex-col gap-3">
			{entries.map(({ name, where, purpose, until }) => (
				<li key={name} className="rounded-card border border-line bg-surface px-5 py-3.5">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<code className="font-semibold">{name}</code> <Badge tone="chip">{t(where)}</Badge>
					</p>
					<p className="mt-1 text-text-soft">{t(purpose)}</p>
					<p className="text-sm text-text-muted">{t('until', { until: t(until) })}</p>
				</li>
			))}
		</ul>
	);
}
