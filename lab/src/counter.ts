/** Adds up what is measured: three whole numbers a place. */
export class Counter {
  readonly sums: { [name: string]: number[] } = {};
  add(name: string, place: number, value: number): void {
    this.sums[name] ??= [];
    const row = this.sums[name];
    while (row.length < 3 * (place + 1)) row.push(0);
    row[3 * place]! += 1;
    row[3 * place + 1]! += value;
    row[3 * place + 2]! += value * value;
  }
  share(name: string, place: number, is: boolean): void {
    this.add(name, place, is ? 1 : 0);
  }
}
