import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { type Account, expect } from './fixtures';
import { MemberForm } from './forms';
import { messagesIn } from './languages';

type Quick = 'father' | 'mother' | 'spouse' | 'child' | 'brother' | 'sister';
type Relation = 'Father' | 'Mother' | 'Brother' | 'Sister' | 'Wife' | 'Husband';

/** The page of the own family tree, by the names people read. */
export class FamilyPage {
	readonly page: Page;
	readonly language: Language;
	readonly form: MemberForm;

	constructor(page: Page, language: Language) {
		this.page = page;
		this.language = language;
		this.form = new MemberForm(page, language);
	}

	get texts() {
		return messagesIn(this.language).familyTree;
	}

	get dialog(): Locator {
		return this.page.getByRole('dialog');
	}

	async open(): Promise<void> {
		await this.page.goto(pathIn(this.language, '/family-tree'));
		await this.expectList();
	}

	/** Opens the page as `account`; a reader who had it open before has left it, as it follows changes of the login. */
	async openAs(account: Account, logIn: (account: Account) => Promise<void>): Promise<void> {
		await this.page.goto('about:blank');
		await logIn(account);
		await this.open();
	}

	/** The list is there; opens its generations, of which all but the viewer's own are folded at first. */
	async expectList(): Promise<void> {
		await expect(this.page.getByRole('heading', { level: 2, name: this.texts.list.title })).toBeVisible();
		const folded = this.generations.and(this.page.locator(':not([open])')).locator('summary');
		while ((await folded.count()) > 0) await folded.first().click();
	}

	private get generations(): Locator {
		const heading = this.page.getByRole('heading', { level: 3 });
		return this.page.getByRole('main').locator('details').filter({ has: heading });
	}

	tool(name: 'requests' | 'link' | 'exchange'): Locator {
		return this.page
			.getByRole('group', { name: this.texts.toolbar.label })
			.getByRole('button', { name: this.texts.toolbar[name] });
	}

	button(name: string): Locator {
		return this.page.getByRole('button', { name, exact: true });
	}

	/** Of a card, which opens the details. */
	name(name: string): Locator {
		return this.button(this.texts.card.open.replace('{name}', writtenIn(this.language, name)));
	}

	card(name: string): Locator {
		return this.page.getByRole('listitem').filter({ has: this.name(name) });
	}

	/** The same people as cards of the diagram. */
	get diagram() {
		const canvas = this.page.getByRole('region', { name: this.texts.diagram.canvas });
		const card = (name: string) =>
			canvas.getByRole('button', { name: new RegExp(`^${writtenIn(this.language, name)}, `) });
		return { canvas, card };
	}

	/** The cards under a heading. */
	generation(group: 'grandparents' | 'parents' | 'own'): Locator {
		const heading = this.page.getByRole('heading', {
			level: 3,
			name: this.texts.list.groups[group],
			exact: true,
		});
		return this.generations.filter({ has: heading });
	}

	list(label: string): Locator {
		return this.page.getByRole('combobox', { name: label, exact: true });
	}

	relationWord(relation: Relation): string {
		const word = messagesIn(this.language).relationWords[relation];
		return word.charAt(0).toUpperCase() + word.slice(1);
	}

	async expectStep(step: number, total: number): Promise<void> {
		const words = this.texts.wizard.counter.replace('{step}', `${step}`).replace('{total}', `${total}`);
		await expect(this.page.getByText(words, { exact: true })).toBeVisible();
	}

	async next(): Promise<void> {
		await this.button(this.texts.wizard.next).click();
	}

	async submit(): Promise<void> {
		await this.page
			.getByRole('main')
			.locator('form')
			.getByRole('button', { name: this.texts.wizard.submit })
			.click();
	}

	/** The button that adds a relative, in the sheet of somebody's card. */
	quick(name: string, quick: Quick): Locator {
		const title = this.texts.card.addRelativeOf.replace('{name}', writtenIn(this.language, name));
		return this.dialog
			.getByRole('region', { name: title, exact: true })
			.getByRole('button', { name: this.texts.card[quick], exact: true });
	}

	/** Opens the wizard from somebody's card. */
	async startFrom(name: string, quick: Quick): Promise<void> {
		await this.openDetails(name);
		await this.quick(name, quick).click();
		await this.expectStep(1, 4);
	}

	/** The wizard to its end, for somebody who gets no account. */
	async finishWithoutAccount(name: string, { isDeceased = false, age = '' } = {}): Promise<void> {
		const { wizard, edit, details } = this.texts;
		await this.form.text('name').fill(name);
		await this.page.getByRole('radio', { name: wizard.withoutAccount }).check();
		if (isDeceased) await this.page.getByRole('checkbox', { name: edit.isDeceased }).check();
		await this.next();
		await this.expectStep(2, 4);
		const ageField = isDeceased
			? this.page.getByRole('textbox', { name: details.ageAtDeath, exact: true })
			: this.form.text('age');
		await ageField.fill(age);
		await this.next();
		await this.expectStep(3, 4);
		await this.next();
		await this.expectStep(4, 4);
		await this.submit();
		await this.expectList();
		await expect(this.card(name)).toBeVisible();
	}

	async add(
		of: string,
		quick: Quick,
		name: string,
		how?: { isDeceased?: boolean; age?: string },
	): Promise<void> {
		await this.startFrom(of, quick);
		await this.finishWithoutAccount(name, how);
	}

	async openDetails(name: string): Promise<void> {
		await this.name(name).click();
		await expect(this.page.getByRole('dialog', { name: writtenIn(this.language, name) })).toBeVisible();
	}
}

/** Fresh people, so that nothing but this test has made them. */
export const named = (account: Account, name: string) => `${name} ${account.name.slice(-5)}`;
