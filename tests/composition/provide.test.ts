import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { token } from '../../src/application/shared/token';
import { createContainer } from '../../src/composition/product-container';
import { provide, provideAdapter, provideClass } from '../../src/composition/provide';

interface Engine {
  power(): number;
}
const Engine = token<Engine>('Engine');
interface Door {
  open(): string;
}
const Door = token<Door>('Door');

class Car {
  readonly engine: Engine;
  readonly door: Door;
  constructor(engine: Engine, door: Door) {
    this.engine = engine;
    this.door = door;
  }
}

class SmallEngine implements Engine {
  readonly power = () => 1;
}

describe('the container', () => {
  it('makes a class from one identifier for each parameter, once', () => {
    const resolver = createContainer(
      new ContainerModule((options) => {
        provideClass(options, Car, [Engine, Door]);
        provideAdapter(options, Engine, SmallEngine, []);
        provide(options, Door, () => ({ open: () => 'open' }), []);
      }),
    );
    const car = resolver.get(Car);
    expect([car.engine.power(), car.door.open()]).toEqual([1, 'open']);
    expect(resolver.get(Car)).toBe(car);
  });

  // Checked by the compiler: an unused expect-error is an error itself.
  it('lets no missing, swapped or superfluous dependency compile', () => {
    const wrong = new ContainerModule((options) => {
      // @ts-expect-error missing
      provideClass(options, Car, [Engine]);
      // @ts-expect-error swapped
      provideClass(options, Car, [Door, Engine]);
      // @ts-expect-error superfluous
      provideClass(options, Car, [Engine, Door, Engine]);
      // @ts-expect-error no implementation of the port
      provideAdapter(options, Door, SmallEngine, []);
      // @ts-expect-error superfluous
      provideAdapter(options, Engine, SmallEngine, [Door]);
      // @ts-expect-error missing
      provide(options, Car, (engine: Engine, door: Door) => new Car(engine, door), [Engine]);
    });
    expect(wrong).toBeInstanceOf(ContainerModule);
  });
});
