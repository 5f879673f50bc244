import {
  Box3,
  type BufferGeometry,
  CustomBlending,
  type Mesh,
  OneFactor,
  OneMinusSrcColorFactor,
  ShaderMaterial,
} from 'three';

/**
 * Returns the material of the crystal with the studio's reflections (`studio/materials.py`), blended over the dial.
 * They are a streak on the side of the key light, a fainter one opposite, and a pale rim. Like real reflections, they
 * keep their place on the screen while the watch rotates.
 * @param streak brightness of the streaks; a coated crystal has a lower value
 */
export function crystalOf(glass: Mesh<BufferGeometry>, streak: number): ShaderMaterial {
  glass.updateWorldMatrix(true, false); // compressed positions have their own coordinate system
  const box = new Box3().setFromBufferAttribute(glass.geometry.getAttribute('position') as never);
  return new ShaderMaterial({
    uniforms: {
      unpack: { value: glass.matrixWorld.clone() },
      radius: { value: box.applyMatrix4(glass.matrixWorld).max.x },
      streak: { value: streak },
      level: { value: 1 },
    },
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcColorFactor,
    vertexShader: `varying vec3 at, n, eye; varying vec2 way; uniform mat4 unpack;
      void main() {
        at = (unpack * vec4(position, 1.)).xyz; vec4 p = modelViewMatrix * vec4(position, 1.); eye = -p.xyz; n = normalMatrix * normal;
        way = (modelViewMatrix * inverse(unpack) * vec4(at.xy, 0., 0.)).xy; gl_Position = projectionMatrix * p;
      }`,
    fragmentShader: `varying vec3 at, n, eye; varying vec2 way; uniform float radius, streak, level;
      void main() {
        float r = length(at.xy) / radius, t = dot(normalize(way), vec2(-.64, .77));
        float band = smoothstep(.78, .965, r) * (1. - smoothstep(.965, 1., r));
        float face = 1. - abs(dot(normalize(n), normalize(eye)));
        float glow = band * (smoothstep(.72, 1., t) + .45 * smoothstep(.86, 1., -t)) * streak + .35 * pow(face, 5.);
        gl_FragColor = vec4(vec3(.94, .97, 1.) * glow * level, 1.);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  });
}
