'use client';

import Link from 'next/link';
import { Portrait } from '@/components/family/portrait';
import { filled } from '@/components/family/texts';
import { formatDay } from '@/lib/i18n/format';
import { pathIn } from '@/lib/i18n/paths';
import { useAdmin } from '../admin-context';
import type { RecentBlog, RecentUser } from './answers';
import type { DashboardTexts } from './texts';

const list = 'flex flex-col divide-y divide-line';
const link = 'flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-raised';
const name = 'block truncate font-semibold';
const more = 'block truncate text-sm text-text-muted';
const day = 'shrink-0 text-sm text-text-muted max-sm:hidden';

export function RecentUsers({
	users,
	texts,
}: {
	users: readonly RecentUser[];
	texts: DashboardTexts['users'];
}) {
	const { language } = useAdmin();
	if (users.length === 0) return <p className="text-text-muted">{texts.empty}</p>;
	return (
		<ul className={list}>
			{users.map((user) => (
				<li key={user.id}>
					<Link href={pathIn(language, `/profile/${user.id}`)} prefetch={false} className={link}>
						<Portrait photo={user.photo} className="size-10" />
						<span className="min-w-0 flex-1">
							<span className={name}>{user.name}</span>
							<span className={more}>{user.email ?? texts.noEmail}</span>
						</span>
						<span className={day}>{formatDay(user.createdAt, language)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

export function RecentBlogs({
	blogs,
	texts,
}: {
	blogs: readonly RecentBlog[];
	texts: DashboardTexts['blogs'];
}) {
	const { language } = useAdmin();
	if (blogs.length === 0) return <p className="text-text-muted">{texts.empty}</p>;
	return (
		<ul className={list}>
			{blogs.map((blog) => (
				<li key={blog.id}>
					<Link href={pathIn(language, `/blog/${blog.id}`)} prefetch={false} className={link}>
						<span className="min-w-0 flex-1">
							<span className={name}>{blog.title}</span>
							<span className={more}>{filled(texts.by, { author: blog.author })}</span>
						</span>
						<span className={day}>{formatDay(blog.createdAt, language)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
