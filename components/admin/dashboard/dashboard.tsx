'use client';

import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/family/portrait';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { useList } from '../list/use-list';
import { Notices } from '../notices';
import { Cards } from './cards';
import { Health } from './health';
import { Maintenance } from './maintenance';
import { AdminPanel } from './panel';
import { Recent } from './recent';
import { Registrations } from './registrations';
import { WaitingPanel } from './waiting-panel';

/** The back office at a glance. Each part loads, and can fail, by itself. */
export function AdminDashboard() {
	const t = useTranslations('admin.dashboard');
	const overview = useList(apiQuery('GET /api/admin/overview'));
	const users = useList(apiQuery('GET /api/users', { query: { page: 1, limit: 5 } }));
	const blogs = useList(apiQuery('GET /api/blogs', { query: { page: 1, limit: 5 } }));
	return (
		<>
			<Notices />
			<Cards overview={overview} />
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
				<WaitingPanel />
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
							rows={recent.map((user) => rowOfUser(user, t('users.noEmail')))}
							empty={t('users.empty')}
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
							rows={recent.map(({ author, writtenAuthor = author, ...blog }) =>
								rowOfBlog(blog, t('blogs.by', { author: writtenAuthor })),
							)}
							empty={t('blogs.empty')}
						/>
					)}
				</AdminPanel>
				<AdminPanel title={t('health.title')} list={overview} failed={t('failed')}>
					{(answer) => <Health overview={answer} />}
				</AdminPanel>
				<AdminPanel title={t('maintenance.title')} list={overview} failed={t('failed')}>
					{({ maintenance }) => <Maintenance state={maintenance} />}
				</AdminPanel>
			</div>
		</>
	);
}

type RecentUser = Reply<'GET /api/users'>['users'][number];
type RecentBlog = Reply<'GET /api/blogs'>['blogs'][number];

function rowOfUser(user: RecentUser, noEmail: string) {
	const { _id: id, photo = null } = user;
	const { email, createdAt, written } = { email: '', createdAt: '', written: undefined, ...user };
	const name = written?.name ?? user.name;
	const picture = <Portrait photo={photo} className="size-10" />;
	return { path: `/profile/${id}`, picture, title: name, more: email || noEmail, createdAt };
}

function rowOfBlog({ _id: id, title, createdAt }: Omit<RecentBlog, 'author'>, more: string) {
	return { path: `/blog/${id}`, title, more, createdAt };
}
