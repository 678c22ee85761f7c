import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type ErrorCode, errorCodes } from '@/lib/core/errors';
import { root } from './children';

/** Something that a module declares at its top level. */
interface Declaration {
	codes: Set<ErrorCode>;
	/** Names that it mentions. */
	names: Set<string>;
}

interface Module {
	declarations: Map<string, Declaration>;
	/** What it imports or passes on: the file and the name there, by the name here. */
	imports: Map<string, { file: string; name: string }>;
}

/** Each call passes it; what it refuses follows from a call's shape. */
const door = path.join(root, 'lib', 'platform', 'http', 'route.ts');

const isCode = (text: string): text is ErrorCode => errorCodes.some((code) => code === text);

const modules = new Map<string, Module>();

/**
 * The error codes named in what `name` of `file` declares, and in every function, class and constant of the project that it
 * mentions, and so on. Where a function is mentioned and not called, a code too many is found.
 */
export function findNamedCodes(file: string, name: string): Set<ErrorCode> {
	const codes = new Set<ErrorCode>();
	const seen = new Set<string>();
	const visit = (file: string, name: string) => {
		const key = `${file} ${name}`;
		if (file === door || seen.has(key)) return;
		seen.add(key);
		const { declarations, imports } = readModule(file);
		const imported = imports.get(name);
		if (imported) visit(imported.file, imported.name);
		const declaration = declarations.get(name);
		for (const code of declaration?.codes ?? []) codes.add(code);
		for (const mentioned of declaration?.names ?? []) visit(file, mentioned);
	};
	visit(file, name);
	return codes;
}

function readModule(file: string): Module {
	const known = modules.get(file);
	if (known) return known;
	const module: Module = { declarations: new Map(), imports: new Map() };
	modules.set(file, module);
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
	for (const statement of source.statements) {
		if (ts.isVariableStatement(statement)) {
			for (const { name, initializer } of statement.declarationList.declarations)
				for (const declared of namesIn(name)) module.declarations.set(declared, readDeclaration(initializer));
		} else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
			if (statement.name) module.declarations.set(statement.name.text, readDeclaration(statement));
		} else readImports(statement, file, module);
	}
	return module;
}

function readImports(statement: ts.Statement, file: string, { imports }: Module): void {
	const isImport = ts.isImportDeclaration(statement);
	if (!isImport && !ts.isExportDeclaration(statement)) return;
	const { moduleSpecifier } = statement;
	const from =
		moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? resolve(moduleSpecifier.text, file) : file;
	const named = isImport ? statement.importClause?.namedBindings : statement.exportClause;
	if (!from || !named || !('elements' in named)) return;
	for (const { name, propertyName } of named.elements) {
		// `export { answer as GET }` names something of the same file.
		const original = (propertyName ?? name).text;
		if (from !== file || original !== name.text) imports.set(name.text, { file: from, name: original });
	}
}

/** The project's own module; null for a package. */
function resolve(specifier: string, importer: string): string | null {
	if (!/^(?:@\/|\.)/.test(specifier)) return null;
	const base = specifier.startsWith('@/')
		? path.join(root, specifier.slice(2))
		: path.join(path.dirname(importer), specifier);
	const found = ['.ts', '.tsx', ''].map((ending) => base + ending).find((name) => existsSync(name));
	return found && /\.(?:tsx?|mjs)$/.test(found) ? found : null;
}

function namesIn(name: ts.BindingName): string[] {
	if (ts.isIdentifier(name)) return [name.text];
	return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function readDeclaration(node: ts.Node | undefined): Declaration {
	const found: Declaration = { codes: new Set(), names: new Set() };
	const walk = (node: ts.Node) => {
		if (ts.isTypeNode(node)) return;
		if (ts.isStringLiteral(node) && isCode(node.text)) found.codes.add(node.text);
		if (ts.isIdentifier(node)) found.names.add(node.text);
		if (ts.isPropertyAccessExpression(node)) walk(node.expression);
		else if (ts.isPropertyAssignment(node)) walk(node.initializer);
		else ts.forEachChild(node, walk);
	};
	if (node) walk(node);
	return found;
}
