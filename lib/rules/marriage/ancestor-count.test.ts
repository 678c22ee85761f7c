import { describe, expect, it } from 'vitest';
import { RecordedTrees, wholeFamily } from '@/tests/support/marriage-records';
import { countAncestors, namedAncestors } from './ancestor-count';
import { mergeRecords } from './family-records';
import { getLineage } from './lineage';
import { getLacking } from './missing';

const today = new Date('2026-11-23T00:00:00.000Z');

function countKnown(trees: RecordedTrees) {
	const graph = mergeRecords(trees);
	const he = graph.individualOf('he');
	if (!he) throw new Error('nobody');
	return countAncestors(graph, he, getLacking(graph, getLineage(graph, he), today));
}

describe('the count of ancestors', () => {
	it('is of eighteen: fifteen up the father’s line, three up the mother’s', () => {
		const trees = new RecordedTrees();
		wholeFamily(trees, 'he', 'M', 'Rathore');
		expect(countKnown(trees)).toEqual({ known: 18, total: 18 });
	});

	it('is none where no ancestor is recorded', () => {
		const trees = new RecordedTrees();
		trees.person('he', 'M');
		expect(countKnown(trees)).toEqual({ known: 0, total: 18 });
	});

	it('counts each who is known, and nobody without a name', () => {
		const trees = new RecordedTrees();
		trees.person('he', 'M').men('father', 'grandfather').women('mother');
		trees.child('he', ['father', 'mother']).child('father', ['grandfather', null]);
		expect(countKnown(trees)).toEqual({ known: 3, total: 18 });
	});
});

describe('the numbers of named ancestors', () => {
	it('are those of Eytzinger and Sosa, over all joined trees, without the unnamed and beyond them', () => {
		const trees = new RecordedTrees();
		trees.person('he', 'M').men('father').women('mother', 'fathersMother');
		trees.child('he', ['father', 'mother']).child('father', [null, 'fathersMother']);
		const graph = mergeRecords(trees);
		const he = graph.individualOf('he');
		if (!he) throw new Error('not recorded');
		expect(namedAncestors(graph, he, 4)).toEqual([2, 3, 5]);
		expect(namedAncestors(graph, he, 1)).toEqual([2, 3]);
	});
});
