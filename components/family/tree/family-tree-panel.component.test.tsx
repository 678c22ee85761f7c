import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Opening } from '@/lib/client/family/diagram/opening';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import {
	type Card,
	card,
	father,
	fatherId,
	meId,
	respondWithTree,
	unfoldGenerations,
} from '@/tests/support/browser/family';
import { dateFields, memberFormIn } from '@/tests/support/browser/member-form';
import { chooseFile, makePicture } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import { FamilyTreePanel } from './family-tree-panel';

const add = 'POST /api/family/add';
const update = 'PUT /api/family/update/[id]';

const brother = card({
	_id: '00000000-0000-4000-8000-000000000003',
	name: 'Bhanwar',
	relation: 'Brother',
	relatedTo: meId,
});

const requestIds = {
	own: '00000000-0000-4000-8000-000000000004',
	theirs: '00000000-0000-4000-8000-000000000005',
};

async function open(language: Language, kind: Opening['kind'] & ('add' | 'nothing'), path = '/family-tree') {
	const texts = getMessages(language);
	const words = texts.familyTree;
	const form = memberFormIn(language);
	const t = translator(language);
	const shown = await show(<FamilyTreePanel opening={{ kind }} />, {
		language,
		session: 'member',
		area: 'member',
		path,
	});
	const list = (name: string) => page.getByRole('combobox', { name, exact: true });
	const expectStep = async (step: number, total: number) => {
		const counter = t('familyTree.wizard.counter', { step, total });
		await expect.element(page.getByText(counter, { exact: true })).toBeVisible();
	};
	return {
		shown,
		texts,
		words,
		form,
		list,
		expectStep,
		openDetails: async (name: string) => {
			await unfoldGenerations();
			await form.press(t('familyTree.card.open', { name }));
		},
		dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
		date: (inside: Pick<typeof page, 'getByRole'>, legend: string) => dateFields(inside, language, legend),
		/** Says a relation and a name, for a card without an account. */
		begin: async (relation: string, name: string) => {
			await userEvent.click(page.getByRole('radio', { name: words.wizard.withoutAccount }));
			await userEvent.selectOptions(list(words.wizard.relation), relation);
			await form.fill('name', name);
		},
		/** From the first of four steps to the last. */
		goToReview: async () => {
			for (const step of [2, 3, 4]) {
				await form.press(words.wizard.next);
				await expectStep(step, 4);
			}
		},
		/** The button of the form, not the one of the page that opens it. */
		submit: page.getByRole('main').getByRole('button', { name: words.wizard.submit, exact: true }).last(),
	};
}

const added = (member: Card) => respond(add, { message: 'Added.', member, warnings: [] });
const updated = (member: Card) => respond(update, { message: 'Changed.', member, warnings: [] });

describe('FamilyTree', () => {
	beforeEach(() => respondWithTree());

	it('says when the tree could not be loaded, and tries again', async () => {
		refuseWithoutReason('GET /api/family/tree', 503);
		const { words, form } = await open('hi', 'nothing');
		const refusal = form.alert(words.failed);
		await expect.element(refusal).toBeVisible();
		await userEvent.click(refusal.getByRole('button', { name: words.dismiss }));
		await expect.element(refusal).not.toBeInTheDocument();
		await respondWithTree();
		await form.press(words.tryAgain);
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toBeVisible();
	});

	it('shows the tree also when the requests could not be loaded', async () => {
		refuseWithoutReason('GET /api/family/pending-requests', 503);
		const { words, form } = await open('en', 'nothing');
		await expect.element(form.alert(words.requests.failed)).toBeVisible();
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toBeVisible();
	});

	it('changes a card, with digits of Devanagari and Gujarati, and comes back to its details', async () => {
		await respondWithTree([father()]);
		const { texts, words, form, openDetails, dialog, date } = await open('en', 'nothing');
		const fields = texts.memberFields;
		await openDetails('Ranjit');
		await form.press(words.details.edit);
		const edit = dialog(words.edit.title);
		const text = (name: 'name' | 'mobileNumber') =>
			edit.getByRole('textbox', { name: fields[name], exact: true });
		await userEvent.fill(text('name'), '');
		await form.press(words.edit.save);
		await expect.element(text('name')).toHaveAccessibleDescription(words.edit.nameMissing);
		expect(callsTo(update)).toEqual([]);
		await userEvent.fill(text('name'), 'Ranjit Singh');
		await expect.element(text('name')).not.toHaveAttribute('aria-invalid');
		const born = date(edit, words.wizard.dob);
		await userEvent.fill(born.day, '०४');
		await userEvent.selectOptions(born.month, '3');
		await userEvent.fill(born.year, '१९५०');
		await userEvent.click(edit.getByRole('checkbox', { name: words.edit.isDeceased }));
		const died = date(edit, words.details.died);
		await userEvent.fill(died.year, '૧૯૯૮');
		await userEvent.click(died.about);
		await expect.element(died.day).toBeDisabled();
		await userEvent.fill(text('mobileNumber'), '०९०००० ૫૪૩૨૧');
		const changes = { name: 'Ranjit Singh', dob: '1950-03-04', dod: '1998~', isDeceased: true };
		const numbers = { mobileNumber: '090000 54321', mobileE164: '+919000054321' };
		const changed = father({ ...changes, ...numbers, __v: 2 });
		await updated(changed);
		await respondWithTree([changed]);
		await form.press(words.edit.save);
		const details = dialog('Ranjit Singh');
		await expect.element(details).toHaveTextContent('Mar 4, 1950');
		await expect
			.element(details)
			.toHaveTextContent(translator('en')('familyTree.card.about', { date: '1998' }));
		const call = details.getByRole('link', { name: '090000 54321', exact: true });
		await expect.element(call).toHaveAttribute('href', 'tel:+919000054321');
		expect(callsTo(update)[0]).toMatchObject({ params: { id: fatherId }, body: changes });
	});

	it('writes a relative in the script of the page, and finds them by both spellings', async () => {
		const spelling = 'गोमती';
		const written = { nameInOtherScript: spelling, written: { name: spelling } };
		await respondWithTree([father({ name: 'Nathu Singh', ...written })]);
		await respond('GET /api/family/find', [
			{
				_id: fatherId,
				name: 'Nathu Singh',
				written: { name: 'नाथूसिंह' },
				relation: 'Father',
				relationWords: { hi: 'पिता', en: 'Father' },
				dob: null,
				dod: null,
				isDeceased: false,
			},
		]);
		const { words, form, openDetails, dialog } = await open('hi', 'nothing');
		await openDetails(spelling);
		await form.press(words.details.edit);
		const edit = dialog(words.edit.title);
		const label = getMessages('hi').memberFields.nameInOtherScript;
		await userEvent.fill(edit.getByRole('textbox', { name: label, exact: true }), 'नाथूसिंह');
		const changes = { nameInOtherScript: 'नाथूसिंह', written: { name: 'नाथूसिंह' } };
		await updated(father({ name: 'Nathu Singh', ...changes, __v: 2 }));
		await respondWithTree([father({ name: 'Nathu Singh', ...changes, __v: 2 })]);
		await form.press(words.edit.save);
		await expect.element(dialog('नाथूसिंह')).toBeVisible();
		expect(callsTo(update)[0]?.body).toMatchObject({ nameInOtherScript: 'नाथूसिंह' });
		await userEvent.keyboard('{Escape}');
		await form.press(words.find.label);
		const box = page.getByRole('combobox', { name: words.find.label });
		for (const typed of ['नाथूसिंह', 'Nathu', 'नाथू']) {
			await userEvent.fill(box, typed);
			await expect.element(page.getByRole('option').first()).toHaveTextContent('नाथूसिंह');
		}
	});

	it('offers no changes of the own card, and gives the focus back', async () => {
		const { words, openDetails, dialog, form } = await open('en', 'nothing');
		await openDetails('Asha Rathore');
		const details = dialog('Asha Rathore');
		await expect.element(details).toBeVisible();
		for (const name of [words.details.edit, words.details.delete])
			await expect.element(details.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await expect.element(form.button(words.card.open.replace('{name}', 'Asha Rathore'))).toHaveFocus();
	});

	it('deletes a card after a question, and takes it back', async () => {
		await respondWithTree([father()]);
		const { words, form, openDetails, dialog } = await open('en', 'nothing');
		await openDetails('Ranjit');
		await form.press(words.details.delete);
		await form.press(words.cancel);
		await expect.element(dialog('Ranjit')).toBeVisible();
		await form.press(words.details.delete);
		const restorableUntil = '2026-12-28T06:00:00.000Z';
		await respond('DELETE /api/family/delete/[id]', { message: 'Deleted.', restorableUntil });
		await respondWithTree();
		const question = dialog(words.remove.title);
		await userEvent.click(question.getByRole('button', { name: words.remove.confirm, exact: true }));
		const card = form.button(words.card.open.replace('{name}', 'Ranjit'));
		await expect.element(card).not.toBeInTheDocument();
		await expect.element(form.button(words.remove.undo)).toHaveFocus();
		await respond('POST /api/family/restore/[id]', {
			message: 'Restored.',
			member: father(),
			warnings: [],
		});
		await respondWithTree([father()]);
		await userEvent.keyboard('{Enter}');
		await expect.element(card).toBeInTheDocument();
		await expect.element(form.button(words.remove.undo)).not.toBeInTheDocument();
		expect(callsTo('POST /api/family/restore/[id]')).toMatchObject([{ params: { id: fatherId } }]);
	});

	it('carries icons to edit and delete on the cards that the viewer may change', async () => {
		await respondWithTree([father()]);
		const { words, form, dialog } = await open('hi', 'nothing');
		await unfoldGenerations();
		const icon = (act: 'edit' | 'delete', name: string) =>
			page
				.getByRole('listitem')
				.getByRole('button', { name: words.card[act].replace('{name}', name), exact: true });
		for (const act of ['edit', 'delete'] as const) {
			await expect.element(icon(act, 'Ranjit')).toBeVisible();
			const { width, height } = icon(act, 'Ranjit').element().getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
			await expect.element(icon(act, 'Asha Rathore')).not.toBeInTheDocument();
		}
		await userEvent.click(icon('delete', 'Ranjit'));
		await expect.element(dialog(words.remove.title)).toHaveTextContent(words.remove.question);
		await form.press(words.cancel);
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		await userEvent.click(icon('edit', 'Ranjit'));
		await expect.element(dialog(words.edit.title)).toBeVisible();
	});

	it.each([
		[390, 'list'],
		[1280, 'tree'],
	] as const)('shows first what a window of %i px has room for: the %s', async (width, first) => {
		await page.viewport(width, 844);
		localStorage.removeItem('familyView');
		await respondWithTree([father()]);
		const { words } = await open('en', 'nothing');
		const getFirst = () => document.querySelector('main h2')?.id;
		const ids = { list: 'family-members', tree: 'family-diagram' };
		await expect.element(page.getByRole('radio', { name: words.view[first] })).toBeChecked();
		expect(getFirst()).toBe(ids[first]);
		const other = first === 'list' ? 'tree' : 'list';
		await userEvent.click(page.getByRole('radio', { name: words.view[other] }));
		expect(getFirst()).toBe(ids[other]);
		localStorage.removeItem('familyView');
	});

	it('says what another relation moves before it is saved, and moves it back', async () => {
		await respondWithTree([father(), brother]);
		const { words, form, list, openDetails, dialog } = await open('hi', 'nothing');
		await openDetails('Ranjit');
		await form.press(words.details.edit);
		await userEvent.selectOptions(list(words.edit.relationTo.replace('{name}', 'Asha Rathore')), 'Brother');
		await respond('GET /api/family/update/[id]', {
			move: {
				from: { parents: [], partners: [] },
				to: { parents: [meId], partners: [] },
				following: 0,
				staying: 2,
				warnings: [{ code: 'parentVeryYoung', message: 'Nine years.' }],
			},
		});
		await form.press(words.edit.save);
		const question = dialog(words.move.title);
		await expect.element(question).toHaveTextContent('Nine years.');
		await expect.element(question).toHaveTextContent(words.move.none);
		await userEvent.click(question.getByRole('button', { name: words.cancel }));
		expect(callsTo(update)).toEqual([]);
		await form.press(words.edit.save);
		await respond(update, {
			message: 'Changed.',
			member: father({ relation: 'Brother' }),
			warnings: [],
			restorableUntil: '2026-12-28T06:00:00.000Z',
		});
		await respondWithTree([brother, father({ relation: 'Brother' })]);
		await form.press(words.move.confirm);
		const details = dialog('Ranjit');
		await expect.element(details).toHaveTextContent(words.remove.moved.replace('{name}', 'Ranjit'));
		await respond('POST /api/family/restore/[id]', { message: 'Undone.', member: father(), warnings: [] });
		await userEvent.click(details.getByRole('button', { name: words.remove.undo }));
		await expect.element(form.button(words.remove.undo)).not.toBeInTheDocument();
		expect(callsTo('GET /api/family/update/[id]')[0]).toMatchObject({ query: { relation: 'Brother' } });
		expect(callsTo('POST /api/family/restore/[id]')).toMatchObject([{ params: { id: fatherId } }]);
	});

	it('searches the tree in a box that is empty at first, and closes it again', async () => {
		await respondWithTree([father()]);
		await respond('GET /api/family/find', []);
		const { words, form } = await open('hi', 'nothing');
		await form.press(words.find.label);
		const box = page.getByRole('combobox', { name: words.find.label });
		await expect.element(box).toHaveFocus();
		await expect.element(box).toHaveValue('');
		await userEvent.fill(box, 'क्षत्रपति');
		await expect.element(page.getByText(words.find.nobody, { exact: true })).toBeVisible();
		await form.press(words.find.close);
		await expect.element(box).not.toBeInTheDocument();
	});

	it('tells the facts of a person before it offers what can be done', async () => {
		await respondWithTree([father({ profession: 'Farmer' })]);
		const { words, openDetails, dialog } = await open('en', 'nothing');
		await openDetails('Ranjit');
		const inside = dialog('Ranjit');
		const facts = inside.getByRole('heading', { name: words.details.basic }).element();
		const actions = inside
			.getByRole('list', { name: words.details.actions.replace('{name}', 'Ranjit') })
			.element();
		expect(facts.compareDocumentPosition(actions) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	});

	it('hides a card at once, and shows it again from the hidden ones', async () => {
		await respondWithTree([father()]);
		const { words, form, openDetails } = await open('en', 'nothing');
		await openDetails('Ranjit');
		await form.press(words.details.edit);
		await userEvent.click(page.getByRole('checkbox', { name: words.edit.isVisible }));
		await updated(father({ isVisible: false }));
		await respondWithTree([], { hidden: [{ _id: fatherId, name: 'Ranjit' }] });
		await form.press(words.edit.save);
		const card = form.button(words.card.open.replace('{name}', 'Ranjit'));
		await expect.element(card).not.toBeInTheDocument();
		await expect.element(form.button(words.remove.undo)).toBeVisible();
		await userEvent.click(page.getByText(words.hidden.title.replace('{count}', '1'), { exact: true }));
		await updated(father());
		await respondWithTree([father()]);
		await form.press(words.hidden.showNamed.replace('{name}', 'Ranjit'));
		await expect.element(card).toBeInTheDocument();
		expect(callsTo(update).map(({ body }) => body)).toMatchObject([
			{ isVisible: false },
			{ isVisible: true },
		]);
	});

	it('says when a hidden card could not be brought back', async () => {
		await respondWithTree([father()]);
		const { words, form, openDetails } = await open('hi', 'nothing');
		await openDetails('Ranjit');
		await form.press(words.details.edit);
		await userEvent.click(page.getByRole('checkbox', { name: words.edit.isVisible }));
		await updated(father({ isVisible: false }));
		await respondWithTree([], { hidden: [{ _id: fatherId, name: 'Ranjit' }] });
		await form.press(words.edit.save);
		await expect.element(form.button(words.remove.undo)).toBeVisible();
		refuseWithoutReason(update, 503);
		await form.press(words.remove.undo);
		await expect.element(form.alert(words.remove.undoFailed)).toBeVisible();
		expect(callsTo(update)[1]).toMatchObject({ params: { id: fatherId }, body: { isVisible: true } });
	});

	const invitedAt = '2026-03-04T08:00:00.000Z';
	const waiting = { requestId: requestIds.own, invitedAt, approvalStatus: 'pending' } as const;
	const restorableUntil = '2026-12-28T06:00:00.000Z';

	it('says on a card that waits when its mail cannot be sent again, and sends it at the next press', async () => {
		const route = 'POST /api/family/resend-request';
		await respondWithTree([father(waiting)]);
		const { words, form, openDetails } = await open('en', 'nothing');
		await openDetails('Ranjit');
		const name = words.requests.resendTo.replace('{name}', 'Ranjit');
		refuseWithoutReason(route, 503);
		await form.press(name);
		await expect.element(page.getByText(words.requests.resendFailed)).toBeVisible();
		await respond(route, { message: 'It is done.' });
		await form.press(name);
		await expect.element(page.getByText('It is done.')).toBeVisible();
		const sent = { body: { requestId: requestIds.own } };
		expect(callsTo(route)).toMatchObject([sent, sent]);
	});

	it('asks before a request is withdrawn, says when that fails, and restores it', async () => {
		const route = 'POST /api/family/withdraw-request';
		await page.viewport(390, 844);
		await respondWithTree([father(waiting)]);
		const { words, form, openDetails, dialog } = await open('hi', 'nothing');
		await openDetails('Ranjit');
		const ask = words.requests.withdrawFrom.replace('{name}', 'Ranjit');
		await form.press(ask);
		await form.press(words.cancel);
		expect(callsTo(route)).toEqual([]);
		await expect.element(dialog('Ranjit')).toBeVisible();
		await form.press(ask);
		refuseWithoutReason(route, 503);
		await form.press(words.withdraw.confirm);
		await expect.element(form.alert(words.withdraw.failed)).toBeVisible();
		const request = { _id: requestIds.own, status: 'withdrawn' } as const;
		await respond(route, { message: 'Done.', request, restorableUntil });
		await respondWithTree();
		await form.press(words.withdraw.confirm);
		const undo = form.button(words.remove.undo);
		await expect.element(undo).toHaveFocus();
		const sentence = page
			.getByText(words.remove.withdrawn.replace('{name}', 'Ranjit'), { exact: true })
			.element();
		expect(sentence.scrollHeight).toBeLessThanOrEqual(sentence.clientHeight);
		expect(sentence.scrollWidth).toBeLessThanOrEqual(sentence.clientWidth);
		await respond('POST /api/family/restore/[id]', {
			message: 'Undone.',
			member: father(waiting),
			warnings: [],
		});
		await respondWithTree([father(waiting)]);
		await userEvent.click(undo);
		await expect.element(undo).not.toBeInTheDocument();
		expect(callsTo('POST /api/family/restore/[id]')).toMatchObject([{ params: { id: fatherId } }]);
	});

	it('leaves the fields of a linked card to its member, and ends the link after a question', async () => {
		const linked = { isProfileLinked: true, familyMemberId: { _id: fatherId }, requestId: requestIds.own };
		await respondWithTree([father(linked)]);
		const { words, form, openDetails, dialog } = await open('en', 'nothing');
		await openDetails('Ranjit');
		const profile = page.getByRole('link', { name: words.details.viewProfile });
		await expect.element(profile).toBeVisible();
		await form.press(words.details.edit);
		await expect.element(page.getByText(words.edit.ownProfile, { exact: true })).toBeVisible();
		await expect.element(dialog(words.edit.title).getByRole('textbox')).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await form.press(words.unlink.title);
		const request = { _id: requestIds.own, status: 'withdrawn' } as const;
		await respond('POST /api/family/withdraw-request', { message: 'Done.', request, restorableUntil });
		await respondWithTree([father()]);
		await form.press(words.unlink.confirm);
		await expect.element(profile).not.toBeInTheDocument();
		await expect.element(dialog('Ranjit')).toBeVisible();
		await expect.element(dialog('Ranjit').getByRole('button', { name: words.remove.undo })).toBeVisible();
	});

	it('lists requests, withdraws an own one and rejects one of another member', async () => {
		const asked = father({ _id: brother._id, requestId: requestIds.own, approvalStatus: 'pending' });
		const requests = [
			{
				_id: requestIds.theirs,
				requestId: requestIds.theirs,
				fromUser: { _id: fatherId, name: 'Veer' },
				relation: 'Brother',
				relationWords: { hi: 'भाई', en: 'brother' },
				relatedToName: null,
				message: 'Khamma Ghani, Bhai sa',
				createdAt: '2026-01-01T06:00:00.000Z',
			},
		];
		await respondWithTree([asked], { requests });
		const { words, form } = await open('en', 'nothing');
		await userEvent.click(page.getByRole('button', { name: words.toolbar.requests }));
		await expect.element(page.getByText('Khamma Ghani, Bhai sa', { exact: true })).toBeVisible();
		const reply = (_id: string, status: 'withdrawn' | 'rejected') => ({
			message: 'Done.',
			request: { _id, status },
		});
		await respond('POST /api/family/withdraw-request', reply(requestIds.own, 'withdrawn'));
		await respondWithTree([], { requests });
		await userEvent.click(form.button(words.requests.withdrawFrom.replace('{name}', 'Ranjit')).first());
		await form.press(words.withdraw.confirm);
		await expect.element(page.getByText(words.requests.sent)).not.toBeInTheDocument();
		await respond('POST /api/family/respond-request', reply(requestIds.theirs, 'rejected'));
		await respondWithTree();
		await form.press(words.requests.rejectFrom.replace('{name}', 'Veer'));
		await expect.element(page.getByText(words.requests.none, { exact: true })).toBeVisible();
		expect(callsTo('POST /api/family/withdraw-request')).toMatchObject([
			{ body: { requestId: requestIds.own } },
		]);
		expect(callsTo('POST /api/family/respond-request')).toMatchObject([
			{ body: { requestId: requestIds.theirs, response: 'reject' } },
		]);
	});
});

describe('Wizard', () => {
	beforeEach(() => respondWithTree());

	it('can be walked by keyboard, asks about a marriage where there is one, and sends once', async () => {
		const { texts, words, form, list, expectStep, submit } = await open('en', 'nothing');
		await form.press(words.toolbar.add);
		await expect.element(page.getByRole('heading', { level: 2, name: words.wizard.title })).toHaveFocus();
		await expect.element(form.button(words.wizard.next)).toBeDisabled();
		await userEvent.selectOptions(list(words.wizard.relation), 'Mother');
		await userEvent.click(form.text('name'));
		await userEvent.keyboard('Gayatri');
		await expect.element(page.getByText(words.wizard.problem.credentials, { exact: true })).toBeVisible();
		page.getByRole('radio', { name: words.wizard.withAccount }).element().focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(page.getByRole('radio', { name: words.wizard.withoutAccount })).toBeChecked();
		const pressByKey = async (name: string) => {
			form.button(name).element().focus();
			await userEvent.keyboard('{Enter}');
		};
		const heading = (step: keyof typeof words.wizard.steps) =>
			page.getByRole('heading', { level: 3, name: words.wizard.steps[step] });
		await pressByKey(words.wizard.next);
		await expect.element(heading('personal')).toHaveFocus();
		const married = page.getByRole('group', { name: words.wizard.fields.isMarried, exact: true });
		const { Yes, No } = texts.memberOptions.yesNo;
		married.getByRole('radio', { name: No, exact: true }).element().focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(married.getByRole('radio', { name: Yes, exact: true })).toBeChecked();
		await expectStep(2, 5);
		await userEvent.keyboard('{Enter}');
		await expect.element(heading('worship')).toHaveFocus();
		await pressByKey(words.wizard.back);
		await expect.element(married.getByRole('radio', { name: Yes, exact: true })).toBeChecked();
		for (const step of ['worship', 'marriage', 'review'] as const) {
			await pressByKey(words.wizard.next);
			await expect.element(heading(step)).toHaveFocus();
		}
		await expectStep(5, 5);
		await expect.element(page.getByRole('definition').filter({ hasText: 'Gayatri' })).toBeVisible();
		await added(card({ _id: fatherId, name: 'Gayatri', relation: 'Mother' }));
		const release = hold(add);
		await userEvent.dblClick(submit);
		release();
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toHaveFocus();
		expect(callsTo(add)).toHaveLength(1);
		expect(callsTo(add)[0]?.body).toMatchObject({ name: 'Gayatri', relation: 'Mother', isMarried: 'true' });
	});

	it('takes a wife for married, and knows nothing of others', async () => {
		const { texts, words, form, list } = await open('hi', 'add');
		await userEvent.click(page.getByRole('radio', { name: words.wizard.withoutAccount }));
		await form.fill('name', 'Gayatri');
		const expectMarried = async (relation: string, answer: string) => {
			await userEvent.selectOptions(list(words.wizard.relation), relation);
			await form.press(words.wizard.next);
			const married = page.getByRole('group', { name: words.wizard.fields.isMarried, exact: true });
			await expect.element(married.getByRole('radio', { name: answer, exact: true })).toBeChecked();
			await form.press(words.wizard.back);
		};
		const { yesNo, notKnown } = texts.memberOptions;
		await expectMarried('Wife', yesNo.Yes);
		await expectMarried('Sister', notKnown);
	});

	it('goes on when the address cannot be checked', async () => {
		refuseWithoutReason('GET /api/users/check-email', 503);
		await added(brother);
		const { words, form, list, goToReview, submit } = await open('hi', 'add');
		await userEvent.selectOptions(list(words.wizard.relation), 'Brother');
		await form.fill('name', 'Bhanwar');
		await form.fill('email', 'bhanwar@example.org');
		await form.fill('password', 'lamp66');
		await goToReview();
		await userEvent.click(submit);
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toHaveFocus();
		expect(callsTo(add)[0]?.body).toMatchObject({ email: 'bhanwar@example.org', createAccount: 'true' });
	});

	it('offers at the first step to ask the owner of an address that has an account', async () => {
		await respond('GET /api/users/check-email', { exists: true });
		await added(brother);
		const { words, form, list, expectStep } = await open('hi', 'add');
		await userEvent.selectOptions(list(words.wizard.relation), 'Brother');
		await form.fill('name', 'Bhanwar');
		await form.fill('email', 'bhanwar@example.org');
		await form.fill('password', 'lamp66');
		await form.press(words.wizard.next);
		await expect.element(page.getByText(words.wizard.problem.taken).first()).toBeVisible();
		await expect.element(page.getByText(words.address.offer)).toBeVisible();
		await expectStep(1, 4);
		expect(callsTo(add)).toEqual([]);
		await form.press(words.address.send);
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toHaveFocus();
		expect(callsTo(add)[0]?.body).toMatchObject({ email: 'bhanwar@example.org', asksOwner: 'true' });
	});

	it('asks whether somebody of the same name in the same place is the same person, before it adds', async () => {
		await respondWithTree([father(), brother]);
		await added(brother);
		const { words, form, list } = await open('hi', 'add');
		const { title, another } = words.namesake;
		await userEvent.click(page.getByRole('radio', { name: words.wizard.withoutAccount }));
		await userEvent.selectOptions(list(words.wizard.relation), 'Brother');
		await form.fill('name', 'भँवर सिंह');
		await form.press(words.wizard.addNow);
		const dialog = page.getByRole('dialog', { name: title });
		await expect.element(dialog.getByText('Bhanwar')).toBeVisible();
		expect(callsTo(add)).toEqual([]);
		await userEvent.click(dialog.getByRole('button', { name: another }));
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toHaveFocus();
		expect(callsTo(add)).toHaveLength(1);
	});

	it('opens the card that is the same person, and adds nobody', async () => {
		await respondWithTree([father(), brother]);
		const { words, form, list } = await open('en', 'add');
		await userEvent.click(page.getByRole('radio', { name: words.wizard.withoutAccount }));
		await userEvent.selectOptions(list(words.wizard.relation), 'Brother');
		await form.fill('name', 'Bhanwar');
		await form.press(words.wizard.addNow);
		await form.press(words.namesake.sameNamed.replace('{name}', 'Bhanwar'));
		await expect.element(page.getByRole('dialog', { name: 'Bhanwar' })).toBeVisible();
		expect(callsTo(add)).toEqual([]);
	});

	it('says why a relative could not be added, and keeps what was typed', async () => {
		const values = { child: 'Asha Rathore', parent: 'Ranjit' };
		refuse(add, 'family.secondFather', { values, fields: [{ path: 'relation', message: 'invalid' }] });
		const { words, form, list, begin, goToReview, expectStep, submit } = await open('en', 'add');
		await begin('Father', 'Bhanwar');
		await goToReview();
		await userEvent.click(submit);
		await expect.element(form.alert('Ranjit')).toHaveFocus();
		await expectStep(1, 4);
		await expect.element(form.text('name')).toHaveValue('Bhanwar');
		const relation = list(words.wizard.relation);
		await expect.element(relation).toHaveAttribute('aria-invalid', 'true');
		await userEvent.selectOptions(relation, 'Brother');
		await expect.element(relation).not.toHaveAttribute('aria-invalid');
	});

	it('leads to the login when the session is over', async () => {
		refuse(add, 'auth.required');
		await respond('POST /api/users/logout', { message: '' });
		const { begin, goToReview, submit } = await open('hi', 'add');
		await begin('Father', 'Ranjit');
		await goToReview();
		await userEvent.click(submit);
		await expect.poll(() => location.pathname).toBe('/login');
		expect(localStorage.getItem('token')).toBeNull();
	});

	it('refuses half a date, until a part of it is changed', async () => {
		const { words, form, date, begin } = await open('en', 'add');
		await begin('Father', 'Ranjit');
		const born = date(page, words.wizard.dob);
		await userEvent.fill(born.day, '31');
		await userEvent.fill(born.year, '1950');
		await form.press(words.wizard.next);
		await expect.element(born.year).toHaveAttribute('aria-invalid', 'true');
		await userEvent.fill(born.day, '');
		await expect.element(born.year).not.toHaveAttribute('aria-invalid');
	});

	it('goes one step back at Back, and keeps its step and the photo when it is opened again', async () => {
		const { shown, words, form, begin, expectStep } = await open('hi', 'add', '/add-family');
		const preview = page.getByRole('img', { name: getMessages('hi').photoField.preview });
		await begin('Father', 'Ranjit');
		chooseFile(form.photo(), await makePicture());
		await expect.element(preview).toBeVisible();
		await form.press(words.wizard.next);
		await expectStep(2, 4);
		await form.press(words.wizard.next);
		await expectStep(3, 4);
		history.back();
		await expectStep(2, 4);
		await form.fill('profession', 'Farmer');
		const { hash } = location;
		await shown.unmount();

		const again = await open('hi', 'add', `/add-family${hash}`);
		await expect.element(page.getByText(words.wizard.cardDraftKept, { exact: true })).toBeVisible();
		await again.expectStep(2, 4);
		await expect.element(form.text('profession')).toHaveValue('Farmer');
		await form.press(words.wizard.back);
		await again.expectStep(1, 4);
		await expect.element(form.text('name')).toHaveValue('Ranjit');
		await expect.element(preview).toBeVisible();
		await again.goToReview();
		await added(father());
		await userEvent.click(again.submit);
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toHaveFocus();
		expect(callsTo(add)[0]?.body).toMatchObject({ profession: 'Farmer', photo: expect.any(File) });
		await expect.poll(() => location.hash).toBe('');
		expect(sessionStorage.getItem('familyMemberDraft')).toBeNull();
	});
});

describe('LinkForm', () => {
	beforeEach(() => respondWithTree());

	it('asks for a member and a relation, until they are chosen', async () => {
		const { words, form, list } = await open('en', 'nothing');
		await form.press(words.toolbar.link);
		await form.press(words.link.send);
		await expect.element(form.alert(words.link.userMissing)).toHaveFocus();
		const relation = list(words.wizard.relation);
		await expect.element(relation).toHaveAttribute('aria-invalid', 'true');
		await userEvent.selectOptions(relation, 'Brother');
		await expect.element(relation).not.toHaveAttribute('aria-invalid');
		expect(callsTo(add)).toEqual([]);
	});

	it('says when members cannot be searched or a request cannot be sent, and does both at the next try', async () => {
		const { words, form, list } = await open('hi', 'nothing');
		await form.press(words.toolbar.link);
		refuseWithoutReason('GET /api/users/search', 503);
		await userEvent.fill(page.getByRole('searchbox', { name: words.link.search }), 'Veer');
		await form.press(words.link.find);
		await expect.element(form.alert(words.link.searchFailed)).toBeVisible();
		await respond('GET /api/users/search', [
			{ _id: brother._id, name: 'Veer', photo: null, clan: null, location: null },
		]);
		await form.press(words.link.find);
		await userEvent.click(page.getByRole('radio', { name: 'Veer' }));
		await userEvent.selectOptions(list(words.wizard.relation), 'Brother');
		await userEvent.fill(page.getByRole('textbox', { name: words.link.message }), 'Khamma Ghani');
		refuseWithoutReason(add, 503);
		await form.press(words.link.send);
		await expect.element(form.alert(words.link.failed)).toBeVisible();
		await added(card({ ...brother, name: 'Veer', approvalStatus: 'pending' }));
		await form.press(words.link.send);
		await expect.element(page.getByRole('heading', { level: 2, name: words.list.title })).toBeVisible();
		const body = { familyMemberId: brother._id, relation: 'Brother', requestMessage: 'Khamma Ghani' };
		expect(callsTo(add)).toMatchObject([{ body }, { body }]);
		expect(callsTo('GET /api/users/search').map(({ query }) => query)).toEqual([
			{ query: 'Veer' },
			{ query: 'Veer' },
		]);
	});
});
