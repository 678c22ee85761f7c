'use client';

import { Portrait } from '@/components/family/portrait';
import { filled } from '@/components/family/texts';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { Notices } from '../notices';
import { useList } from '../use-list';
import { Cards } from './cards';
import { Health } from './health';
import { Maintenance } from './maintenance';
import { AdminPanel } from './panel';
import { Recent } from './recent';
import { Registrations } from './registrations';
import type { DashboardTexts } from './texts';
import { WaitingPanel } from './waiting-panel';

/** The back office at a glance. Each part loads, and can fail, by itself. */
export function AdminDashboard({ texts }: { texts: DashboardTexts }) {
	const overview = useList(apiQuery('GET /api/admin/overview'));
	const users = useList(apiQuery('GET /api/users', { query: { page: 1, limit: 5 } }));
	const blogs = useList(apiQuery('GET /api/blogs', { query: { page: 1, limit: 5 } }));
	return (
		<>
			<Notices />
			<Cards overview={overview} texts={texts} />
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
				<WaitingPanel texts={texts} />
				<AdminPanel title={texts.registrations.title} list={overview} failed={texts.failed} texts={texts}>
					{({ registrations }) => <Registrations weeks={registrations} texts={texts.registrations} />}
				</AdminPanel>
				<AdminPanel
					title={texts.users.title}
					list={users}
					failed={texts.users.failed}
					texts={texts}
					viewAll={{ href: '/admin/users', label: texts.viewAllUsers }}
				>
					{({ users: recent }) => (
						<Recent rows={recent.map((user) => rowOfUser(user, texts))} empty={texts.users.empty} />
					)}
				</AdminPanel>
				<AdminPanel
					title={texts.blogs.title}
					list={blogs}
					failed={texts.blogs.failed}
					texts={texts}
					viewAll={{ href: '/admin/blogs', label: texts.viewAllBlogs }}
				>
					{({ blogs: recent }) => (
						<Recent rows={recent.map((blog) => rowOfBlog(blog, texts))} empty={texts.blogs.empty} />
					)}
				</AdminPanel>
				<AdminPanel title={texts.health.title} list={overview} failed={texts.failed} texts={texts}>
					{(answer) => <Health overview={answer} texts={texts.health} />}
				</AdminPanel>
				<AdminPanel title={texts.maintenance.title} list={overview} failed={texts.failed} texts={texts}>
					{({ maintenance }) => <Maintenance state={maintenance} texts={texts} />}
				</AdminPanel>
			</div>
		</>
	);
}

type RecentUser = Reply<'GET /api/users'>['users'][number];
type RecentBlog = Reply<'GET /api/blogs'>['blogs'][number];

function rowOfUser(user: RecentUser, texts: DashboardTexts) {
	const { _id: id, name, photo = null } = user;
	const { email, createdAt } = { email: '', createdAt: '', ...user };
	const picture = <Portrait photo={photo} className="size-10" />;
	return { path: `/profile/${id}`, picture, title: name, more: email || texts.users.noEmail, createdAt };
}

function rowOfBlog({ _id: id, title, author, createdAt }: RecentBlog, texts: DashboardTexts) {
	return { path: `/blog/${id}`, title, more: filled(texts.blogs.by, { author }), createdAt };
}
