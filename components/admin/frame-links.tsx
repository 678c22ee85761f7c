import { CircleUserRound, Contrast, House, Languages, LogOut } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { leave } from '@/components/form/admin-session-end';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Spinner } from '@/components/ui/spinner';
import { chooseAdminLanguage } from '@/lib/client/language';
import { askToLeave, isOperationRunning } from '@/lib/client/leave-guard';
import { toggleTheme } from '@/lib/client/theme';
import { useSession } from '@/lib/client/use-session';
import { languages } from '@/lib/core/language';
import { fixedPathIn, getPath } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { adminPages, currentPage } from './pages';
import { useWaiting } from './waiting';

interface FrameLinksProps {
	hasOutbox: boolean;
	/** There is room for the pictures alone. */
	isNarrow: boolean;
	onFollow?: () => void;
}

export function FrameLinks({ hasOutbox, isNarrow, onFollow }: FrameLinksProps) {
	const t = useTranslations('admin.frame');
	const language = useLocale();
	const current = currentPage(getPath(usePathname()));
	const { answer: counts } = useWaiting();
	const pages = adminPages.filter(({ needsOutbox }) => hasOutbox || !needsOutbox);
	return (
		<nav aria-label={t('navigation')} className="flex-1 px-3.5 py-2">
			<ul className="flex flex-col gap-0.5">
				{pages.map(({ path, name, icon: Icon, waiting: waitingOf }) => {
					const count = counts && waitingOf ? waitingOf(counts) : 0;
					return (
						<li key={path}>
							<Link
								href={path}
								prefetch={false}
								aria-current={path === current ? 'page' : undefined}
								title={isNarrow ? t(`pages.${name}`) : undefined}
								{...(onFollow && { onClick: onFollow })}
								className={frameLinkClass}
							>
								<Icon aria-hidden="true" className="size-5 shrink-0" />
								<span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{t(`pages.${name}`)}</span>
								{count > 0 && (
									<span className={isNarrow ? `${badge} absolute top-0 right-0` : badge}>
										<span aria-hidden="true">{formatCount(count, language)}</span>
										<span className="sr-only">{`, ${t('waiting', { count })}`}</span>
									</span>
								)}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

const badge =
	'min-w-5 rounded-full bg-gold-400 px-1.5 text-center font-semibold text-maroon-900 text-xs tabular-nums';

const frameLinkClass =
	'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm hover:bg-ivory/10 aria-[current=page]:bg-ivory/15 aria-[current=page]:font-semibold aria-[current=page]:text-gold-300';

/** Language and theme of the back office, and the two ways out of it. */
export function FrameActions({ isNarrow }: { isNarrow: boolean }) {
	const t = useTranslations('admin.frame');
	const tSite = useTranslations('site');
	const language = useLocale();
	const [isLeaving, setLeaving] = useState(false);
	const other = languages.find((candidate) => candidate !== language) ?? language;
	const session = useSession();
	const name = session.status === 'loggedIn' ? session.member.shownName : '…';
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
				onConfirm={logOut}
				onClose={() => setAsked(false)}
			/>
		</div>
	);
}
