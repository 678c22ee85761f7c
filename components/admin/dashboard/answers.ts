import { numberOf, recordOf, textOf } from '@/components/family/reading';
import { type MaintenanceAnswer, readMaintenance } from '@/components/maintenance/maintenance-answer';

type Health = 'ok' | 'down';

export interface Overview {
	totalMatches: number;
	/** The oldest first; `week` is its Monday, such as `2026-11-16`. */
	registrations: { week: string; count: number }[];
	database: { health: Health; bytes: number };
	storage: { health: Health; pictures: number; bytes: number };
	maintenance: MaintenanceAnswer;
}

/** What GET /api/admin/overview answers; null for an answer of another shape. */
export function readOverview(answer: unknown): Overview | null {
	const { totalMatches, registrations, database, storage, maintenance } = recordOf(answer);
	const [matches, weeks, state] = [
		numberOf(totalMatches),
		listOf(registrations),
		readMaintenance(maintenance),
	];
	if (matches === null || !weeks || !state) return null;
	const data = recordOf(database);
	const store = recordOf(storage);
	return {
		totalMatches: matches,
		registrations: weeks.map((row) => {
			const { week, count } = recordOf(row);
			return { week: textOf(week) ?? '', count: numberOf(count) ?? 0 };
		}),
		database: { health: healthOf(data.health), bytes: numberOf(data.bytes) ?? 0 },
		storage: {
			health: healthOf(store.health),
			pictures: numberOf(store.pictures) ?? 0,
			bytes: numberOf(store.bytes) ?? 0,
		},
		maintenance: state,
	};
}

/** What GET /api/users/count and /api/blogs/count answer. */
export function readCount(answer: unknown): number | null {
	return numberOf(recordOf(answer).count);
}

/** What GET /api/family/count answers. */
export function readFamilyCount(answer: unknown): number | null {
	return numberOf(recordOf(answer).totalFamilies);
}

export interface RecentUser {
	id: string;
	name: string;
	photo: string | null;
	email: string | null;
	createdAt: string;
}

/** What GET /api/users answers an administrator. */
export function readRecentUsers(answer: unknown): RecentUser[] | null {
	return (
		listOf(recordOf(answer).users)?.map((row) => {
			const { _id, name, photo, email, createdAt } = recordOf(row);
			return {
				id: textOf(_id) ?? '',
				name: textOf(name) ?? '',
				photo: textOf(photo),
				email: textOf(email),
				createdAt: textOf(createdAt) ?? '',
			};
		}) ?? null
	);
}

export interface RecentBlog {
	id: string;
	title: string;
	author: string;
	createdAt: string;
}

/** What GET /api/blogs answers. */
export function readRecentBlogs(answer: unknown): RecentBlog[] | null {
	return (
		listOf(recordOf(answer).blogs)?.map((row) => {
			const { _id, title, author, createdAt } = recordOf(row);
			return {
				id: textOf(_id) ?? '',
				title: textOf(title) ?? '',
				author: textOf(author) ?? '',
				createdAt: textOf(createdAt) ?? '',
			};
		}) ?? null
	);
}

function listOf(value: unknown): unknown[] | null {
	return Array.isArray(value) ? value : null;
}

function healthOf(value: unknown): Health {
	return value === 'ok' ? 'ok' : 'down';
}
