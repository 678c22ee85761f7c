import {
	BookOpenText,
	FileUp,
	Flame,
	History,
	Images,
	Landmark,
	LayoutDashboard,
	type LucideIcon,
	MailOpen,
	Mails,
	Network,
	Settings,
	Shield,
	Trash2,
	Users,
} from 'lucide-react';
import type messages from '@/messages/hi';
import type { Waiting } from './waiting';

interface AdminPage {
	path: string;
	name: keyof typeof messages.admin.frame.pages;
	icon: LucideIcon;
	/** How much of what the page lists waits for an administrator. */
	waiting?: (waiting: Waiting) => number;
	/** Only where mails are kept in the database instead of being sent. */
	needsOutbox?: true;
}

export const adminPages: readonly AdminPage[] = [
	{ path: '/admin', name: 'dashboard', icon: LayoutDashboard },
	{ path: '/admin/users', name: 'users', icon: Users },
	{ path: '/admin/blogs', name: 'blogs', icon: BookOpenText, waiting: ({ blogs }) => blogs },
	{ path: '/admin/gallery', name: 'gallery', icon: Images, waiting: ({ pictures }) => pictures },
	{ path: '/admin/deities', name: 'deities', icon: Flame },
	{ path: '/admin/clans', name: 'clans', icon: Shield },
	{ path: '/admin/khaanps', name: 'khaanps', icon: Landmark },
	{ path: '/admin/families', name: 'families', icon: Network },
	{
		...{ path: '/admin/messages', name: 'messages', icon: Mails },
		waiting: ({ messages, reports }) => messages + reports,
	},
	{ path: '/admin/outbox', name: 'outbox', icon: MailOpen, needsOutbox: true },
	{ path: '/admin/trash', name: 'trash', icon: Trash2 },
	{ path: '/admin/history', name: 'history', icon: History },
	{ path: '/admin/import', name: 'import', icon: FileUp },
	{ path: '/admin/settings', name: 'settings', icon: Settings },
];

/** The page of the sidebar to which `path` belongs; null where it is none of them. */
export function currentPage(path: string): string | null {
	const page = adminPages.findLast((one) => path === one.path || path.startsWith(`${one.path}/`));
	return page && (page.path !== '/admin' || path === '/admin') ? page.path : null;
}
