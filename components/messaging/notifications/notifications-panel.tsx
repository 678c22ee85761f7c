'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DeferredMessages } from '@/components/layout/deferred-messages';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Spinner } from '@/components/ui/spinner';
import type { Reply } from '@/lib/client/api';
import { markNotificationsRead, notificationsQuery } from '@/lib/client/messaging/notifications/queries';
import { type Notification, notificationPath } from '@/lib/client/messaging/notifications/replies';
import { pageQueries } from '@/lib/client/page-queries';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount, formatDay } from '@/lib/platform/i18n/format';

interface NotificationsPanelProps {
	memberId: string;
	language: Language;
	/** The page that is open, in any language. */
	path: string;
}

const panelId = 'notifications';

/** The bell of a member who is logged in; loaded for them alone. */
export function NotificationsPanel(props: NotificationsPanelProps) {
	return (
		<DeferredMessages>
			<BellWithPanel {...props} />
		</DeferredMessages>
	);
}

function BellWithPanel({ memberId, language, path }: NotificationsPanelProps) {
	const t = useTranslations('notifications');
	const query = useQuery(notificationsQuery(memberId), pageQueries);
	const box = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [openAt, setOpenAt] = useState<string | null>(null);
	const isOpen = openAt === path;
	useEffect(() => {
		// On each page that is opened.
		if (path !== '') void pageQueries.prefetchQuery(notificationsQuery(memberId));
	}, [memberId, path]);
	useEffect(() => {
		if (!isOpen) return;
		const closeByEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			setOpenAt(null);
			button.current?.focus();
		};
		const closeFromOutside = ({ target }: Event) => {
			if (target instanceof Node && !box.current?.contains(target)) setOpenAt(null);
		};
		document.addEventListener('keydown', closeByEscape);
		document.addEventListener('pointerdown', closeFromOutside);
		document.addEventListener('focusin', closeFromOutside);
		return () => {
			document.removeEventListener('keydown', closeByEscape);
			document.removeEventListener('pointerdown', closeFromOutside);
			document.removeEventListener('focusin', closeFromOutside);
		};
	}, [isOpen]);
	const unread = query.data?.unread ?? 0;
	const toggle = async () => {
		setOpenAt(isOpen ? null : path);
		if (isOpen) return;
		const { data } = await query.refetch();
		if (data) await markNotificationsRead(memberId, data);
	};
	const count = t('unread', { count: formatCount(unread, language) });
	return (
		<div ref={box} className="shrink-0 md:relative">
			<button
				ref={button}
				type="button"
				aria-label={unread > 0 ? `${t('title')}: ${count}` : t('title')}
				aria-expanded={isOpen}
				aria-controls={panelId}
				onClick={() => void toggle()}
				className="relative grid size-11 place-items-center rounded-control hover:bg-ivory/10"
			>
				<BellIcon aria-hidden="true" className="size-5" />
				{unread > 0 && (
					<span
						aria-hidden="true"
						className="absolute top-0.5 left-1/2 grid h-5 min-w-5 place-items-center rounded-full bg-gold-400 px-1 font-semibold text-maroon-900 text-xs leading-none"
					>
						{unread > 99 ? '99+' : formatCount(unread, language)}
					</span>
				)}
			</button>
			<div
				id={panelId}
				hidden={!isOpen}
				className="on-surface absolute inset-x-2 top-full z-50 mt-1 overflow-hidden rounded-card border border-line bg-surface shadow-soft md:right-0 md:left-auto md:w-96"
			>
				{isOpen && <Panel query={query} language={language} />}
			</div>
		</div>
	);
}

interface PanelProps {
	query: UseQueryResult<Reply<'GET /api/users/notifications'>>;
	language: Language;
}

function Panel({ query, language }: PanelProps) {
	const t = useTranslations('notifications');
	const known = query.data?.notifications;
	return (
		<section
			aria-labelledby={`${panelId}-title`}
			className="flex max-h-[calc(100dvh-5rem)] flex-col md:max-h-[min(34rem,calc(100dvh-8rem))]"
		>
			<h2 id={`${panelId}-title`} className="px-4 pt-3 pb-2 text-h3">
				{t('title')}
			</h2>
			{query.isPending && (
				<p role="status" className="flex items-center gap-2 px-4 pb-4 text-text-muted">
					<Spinner />
					{t('loading')}
				</p>
			)}
			{!known && query.isError && (
				<div className="px-4 pb-4">
					<RetryPanel text={t('failed')} retry={t('retry')} onRetry={() => void query.refetch()} />
				</div>
			)}
			{known?.length === 0 && (
				<div className="px-4 pb-4">
					<p className="font-semibold">{t('empty')}</p>
					<p className="text-sm text-text-muted">{t('emptyText')}</p>
				</div>
			)}
			{known && known.length > 0 && (
				<ul className="min-h-0 overflow-y-auto overscroll-contain border-line border-t">
					{known.map((notification) => (
						<li key={`${notification.kind} ${notification._id}`} className="border-line border-b">
							<Row notification={notification} language={language} />
						</li>
					))}
				</ul>
			)}
			<Link
				href={pathIn(language, '/dashboard')}
				prefetch={false}
				className="flex min-h-11 items-center px-4 font-semibold text-primary text-sm hover:bg-raised"
			>
				{t('dashboard')}
			</Link>
		</section>
	);
}

interface RowProps extends Omit<PanelProps, 'query'> {
	notification: Notification;
}

function Row({ notification, language }: RowProps) {
	const t = useTranslations('notifications');
	const { kind, subject, by, candidate, at, isWaiting, isUnread } = notification;
	return (
		<Link
			href={pathIn(language, notificationPath(notification))}
			prefetch={false}
			className="flex min-h-11 flex-col gap-0.5 px-4 py-2.5 hover:bg-raised"
		>
			<span className={`min-w-0 break-words ${isUnread ? 'font-semibold' : ''}`}>
				{isUnread && (
					<span className="mr-2 rounded-full bg-badge px-2 text-on-badge text-xs">{t('new')}</span>
				)}
				{t(`kinds.${kind}`, { subject, by: by ?? '', ward: candidate ?? '' })}
			</span>
			<span className="text-sm text-text-muted">
				{[formatDay(at, language), isWaiting ? t('waiting') : null].filter(Boolean).join(' · ')}
			</span>
		</Link>
	);
}
