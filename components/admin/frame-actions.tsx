import { CircleUserRound, Contrast, House, Languages, LogOut } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Spinner } from '@/components/ui/spinner';
import { chooseAdminLanguage } from '@/lib/client/language';
import { askToLeave, isOperationRunning } from '@/lib/client/leave-guard';
import { toggleTheme } from '@/lib/client/theme';
import { useSession } from '@/lib/client/use-session';
import { languages } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';
import { frameLinkClass } from './frame-links';
import { leave } from './session-end';

/** Language and theme of the back office, and the two ways out of it. */
export function FrameActions({ isNarrow }: { isNarrow: boolean }) {
	const t = useTranslations('admin.frame');
	const tSite = useTranslations('site');
	const language = useLocale();
	const [isLeaving, setLeaving] = useState(false);
	const other = languages.find((candidate) => candidate !== language) ?? language;
	const session = useSession();
	const name = session.status === 'loggedIn' ? session.member.name : '…';
	const [isAsked, setAsked] = useState(false);
	const logOut = () => {
		if (isLeaving) return;
		setAsked(false);
		setLeaving(true);
		void leave();
	};
	const label = (text: ReactNode) => (
		<span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{text}</span>
	);
	const hint = (text: string) => (isNarrow ? text : undefined);
	return (
		<div className="flex flex-col gap-0.5 border-maroon-600 border-t px-3.5 py-3">
			<p title={hint(name)} className="flex min-h-11 items-center gap-3 px-3 text-sand-100 text-sm">
				<CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
				{label(t('signedInAs', { name }))}
			</p>
			<button
				type="button"
				lang={other}
				title={hint(tSite(`languages.${other}`))}
				onClick={() => askToLeave(() => chooseAdminLanguage(other))}
				className={frameLinkClass}
			>
				<Languages aria-hidden="true" className="size-5 shrink-0" />
				{label(tSite(`languages.${other}`))}
			</button>
			<button type="button" title={hint(t('theme'))} onClick={toggleTheme} className={frameLinkClass}>
				<Contrast aria-hidden="true" className="size-5 shrink-0" />
				{label(t('theme'))}
			</button>
			<a href={fixedPathIn(language, '/')} title={hint(t('portal'))} className={frameLinkClass}>
				<House aria-hidden="true" className="size-5 shrink-0" />
				{label(t('portal'))}
			</a>
			<button
				type="button"
				title={hint(t('logout'))}
				aria-busy={isLeaving || undefined}
				onClick={() => (isOperationRunning() ? setAsked(true) : askToLeave(logOut))}
				className={frameLinkClass}
			>
				{isLeaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-5 shrink-0" />}
				{label(isLeaving ? t('loggingOut') : t('logout'))}
			</button>
			<ConfirmDialog
				isOpen={isAsked}
				title={t('leaving.title')}
				text={t('leaving.text')}
				confirm={t('leaving.confirm')}
				cancel={t('leaving.cancel')}
				isBusy={false}
				onConfirm={logOut}
				onClose={() => setAsked(false)}
			/>
		</div>
	);
}
