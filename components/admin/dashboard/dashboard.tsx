'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Portrait } from '@/components/ui/portrait';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { fixedPathIn } from '@/lib/core/localized-path';
import { formatBytes, formatCount } from '@/lib/platform/i18n/format';
import { useList } from '../list/use-list';
import { Moment } from '../moment';
import { Notices } from '../notices';
import { useWaiting, type Waiting } from '../waiting';
import { AccountsToCheck } from './accounts-to-check';
import { Cards } from './cards';
import { Maintenance } from './maintenance';
import { AdminPanel } from './panel';
import { Registrations } from './registrations';

/** The back office at a glance. Each part loads, and can fail, by itself. */
export function AdminDashboard() {
	const t = useTranslations('admin.dashboard');
	const overview = useList(apiQuery('GET /api/admin/overview'));
	const users = useList(apiQuery('GET /api/users', { query: { page: 1, limit: 5 } }));
	const accounts = useList(apiQuery('GET /api/admin/accounts'));
	const waiting = useWaiting();
	const blogs = useList(apiQuery('GET /api/blogs', { query: { page: 1, limit: 5 } }));
	return (
		<>
			<Notices />
			<Cards overview={overview} />
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
				<AdminPanel title={t('waiting.title')} list={waiting} failed={t('failed')}>
					{(counts) => <Waits counts={counts} />}
				</AdminPanel>
				<AdminPanel title={t('registrations.title')} list={overview} failed={t('failed')}>
					{({ registrations }) => <Registrations weeks={registrations} />}
				</AdminPanel>
				<AdminPanel
					title={t('users.title')}
					list={users}
					failed={t('users.failed')}
					viewAll={{ href: '/admin/users', label: t('viewAllUsers') }}
				>
					{({ users: recent }) => (
						<Recent
							empty={t('users.empty')}
							rows={recent.map((user) => {
								const { email, createdAt, written } = {
									email: '',
									createdAt: '',
									written: undefined,
									...user,
								};
								return {
									...{ path: `/profile/${user._id}`, title: written?.name ?? user.name, createdAt },
									picture: <Portrait photo={user.photo ?? null} className="size-10" />,
									more: email || t('users.noEmail'),
								};
							})}
						/>
					)}
				</AdminPanel>
				<AdminPanel
					title={t('blogs.title')}
					list={blogs}
					failed={t('blogs.failed')}
					viewAll={{ href: '/admin/blogs', label: t('viewAllBlogs') }}
				>
					{({ blogs: recent }) => (
						<Recent
							empty={t('blogs.empty')}
							rows={recent.map(({ _id, title, createdAt, author, writtenAuthor = author }) => ({
								...{ path: `/blog/${_id}`, title, createdAt },
								more: t('blogs.by', { author: writtenAuthor }),
							}))}
						/>
					)}
				</AdminPanel>
				<AdminPanel title={t('health.title')} list={overview} failed={t('failed')}>
					{(answer) => <Health overview={answer} />}
				</AdminPanel>
				<AdminPanel title={t('accounts.title')} list={accounts} failed={t('failed')}>
					{(lists) => <AccountsToCheck accounts={lists} />}
				</AdminPanel>
				<AdminPanel title={t('maintenance.title')} list={overview} failed={t('failed')}>
					{({ maintenance }) => <Maintenance state={maintenance} />}
				</AdminPanel>
			</div>
		</>
	);
}

const places = [
	['blogs', '/admin/blogs?status=pending'],
	['pictures', '/admin/gallery?status=pending'],
	['messages', '/admin/messages?state=unread'],
	['reports', '/admin/messages?tab=reports&state=open'],
] as const satisfies readonly (readonly [keyof Waiting, string])[];

function Waits({ counts }: { counts: Waiting }) {
	const t = useTranslations('admin.dashboard');
	const language = useLocale();
	return (
		<>
			{places.every(([name]) => counts[name] === 0) && <p className="text-text-muted">{t('waiting.none')}</p>}
			<ul className="flex flex-col divide-y divide-line">
				{places.map(([name, href]) => (
					<li key={name}>
						<Link
							href={href}
							prefetch={false}
							className="flex min-h-14 items-center gap-3 rounded-control px-2 hover:bg-raised"
						>
							<span className="min-w-0 flex-1">{t(`waiting.${name}`)}</span>
							<span
								className={`font-bold font-serif text-h3 tabular-nums ${counts[name] > 0 ? 'text-primary' : 'text-text-muted'}`}
							>
								{formatCount(counts[name], language)}
							</span>
							<ChevronRight aria-hidden="true" className="size-5 text-text-muted" />
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

interface RecentRow {
	/** Of the portal's page, in any language. */
	path: string;
	picture?: ReactNode;
	title: string;
	more: string;
	createdAt: string;
}

function Recent({ rows, empty }: { rows: readonly RecentRow[]; empty: string }) {
	const language = useLocale();
	if (rows.length === 0) return <p className="text-text-muted">{empty}</p>;
	return (
		<ul className="flex flex-col divide-y divide-line">
			{rows.map(({ path, picture, title, more, createdAt }) => (
				<li key={path}>
					<a
						href={fixedPathIn(language, path)}
						className="flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-raised"
					>
						{picture}
						<span className="min-w-0 flex-1">
							<span className="block truncate font-semibold">{title}</span>
							<span className="block truncate text-sm text-text-muted">{more}</span>
						</span>
						<span className="shrink-0 text-sm text-text-muted">
							<Moment at={createdAt} />
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** How what keeps everything is, and how much it keeps. */
function Health({ overview: { database, storage } }: { overview: Reply<'GET /api/admin/overview'> }) {
	const t = useTranslations('admin.dashboard');
	const language = useLocale();
	const pictures = t('health.pictures', { count: storage.pictures });
	const parts = [
		{ title: t('health.database'), health: database.health, size: formatBytes(database.bytes, language) },
		{
			title: t('health.storage'),
			health: storage.health,
			size: `${pictures}, ${formatBytes(storage.bytes, language)}`,
		},
	];
	return (
		<dl className="flex flex-col divide-y divide-line">
			{parts.map(({ title, health, size }) => (
				<div key={title} className="flex min-h-14 flex-wrap items-center gap-x-3 px-2 py-2">
					<dt className="flex-1">{title}</dt>
					<dd className="text-text-muted tabular-nums">{size}</dd>
					<dd>
						<Badge tone={health === 'ok' ? 'ok' : 'error'}>{t(`health.${health}`)}</Badge>
					</dd>
				</div>
			))}
		</dl>
	);
}
