import { getObjectStore } from '@/lib/platform/media/store';

/** The names of all objects in the store, sorted. */
export async function listObjectKeys(): Promise<string[]> {
	const store = await getObjectStore();
	const keys: string[] = [];
	let from: string | null = null;
	do {
		const page = await store.list(from);
		keys.push(...page.objects.map(({ key }) => key));
		from = page.next;
	} while (from !== null);
	return keys.sort();
}
