import { pathIn } from '@/lib/core/localized-path';
import { expectAccessibleNow } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage } from './support/languages';

/** The pages that most readers open, and one of each kind of form and list; the full run looks at every state. */
const publicPaths = ['/', '/blogs', '/register', '/contact'];
const memberPaths = ['/profile', '/family-tree', '/matrimonial', '/dashboard'];
const adminPaths = ['/admin/users', '/admin/blogs'];

inOneLanguage('hi', (language) => {
	test(`a reader of ten pages meets nothing inaccessible, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.slow();
		const openAll = async (paths: readonly string[]) => {
			for (const path of paths) {
				await page.goto(path.startsWith('/admin') ? path : pathIn(language, path));
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await test.step(path, () => expectAccessibleNow(page, isMobile));
			}
		};
		await openAll(publicPaths);
		await logIn(await newMember());
		await openAll(memberPaths);
		await page.goto('about:blank');
		await logIn(administrator());
		await openAll(adminPaths);
	});
});
