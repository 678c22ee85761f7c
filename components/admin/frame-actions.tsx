'use client';

import { CircleUserRound, Contrast, House, Languages, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { filled } from '@/components/family/texts';
import { Spinner } from '@/components/ui/spinner';
import { chooseAdminLanguage } from '@/lib/client/language';
import { askToLeave, isOperationRunning } from '@/lib/client/leave-guard';
import { toggleTheme } from '@/lib/client/theme';
import { useSession } from '@/lib/client/use-session';
import { type Language, languages } from '@/lib/core/language';
import { fixedPathIn } from '@/lib/core/localized-path';
import { useAdmin } from './admin-context';
import { ConfirmDialog } from './confirm-dialog';
import { frameLinkClass } from './frame-links';
import { leave } from './session-end';

interface FrameActionsProps {
	isNarrow: boolean;
	languageNames: Record<Language, string>;
}

/** Language and theme of the back office, and the two ways out of it. */
export function FrameActions({ isNarrow, languageNames }: FrameActionsProps) {
	const { language, texts } = useAdmin();
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
				{label(filled(texts.signedInAs, { name }))}
			</p>
			<button
				type="button"
				lang={other}
				title={hint(languageNames[other])}
				onClick={() => askToLeave(() => chooseAdminLanguage(other))}
				className={frameLinkClass}
			>
				<Languages aria-hidden="true" className="size-5 shrink-0" />
				{label(languageNames[other])}
			</button>
			<button type="button" title={hint(texts.theme)} onClick={toggleTheme} className={frameLinkClass}>
				<Contrast aria-hidden="true" className="size-5 shrink-0" />
				{label(texts.theme)}
			</button>
			<a href={fixedPathIn(language, '/')} title={hint(texts.portal)} className={frameLinkClass}>
				<House aria-hidden="true" className="size-5 shrink-0" />
				{label(texts.portal)}
			</a>
			<button
				type="button"
				title={hint(texts.logout)}
				aria-busy={isLeaving || undefined}
				onClick={() => (isOperationRunning() ? setAsked(true) : askToLeave(logOut))}
				className={frameLinkClass}
			>
				{isLeaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-5 shrink-0" />}
				{label(isLeaving ? texts.loggingOut : texts.logout)}
			</button>
			<ConfirmDialog
				isOpen={isAsked}
				{...texts.leaving}
				isBusy={false}
				onConfirm={logOut}
				onClose={() => setAsked(false)}
			/>
		</div>
	);
}
