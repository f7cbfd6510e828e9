import type { EmittedFile } from "../emitted-file.ts";
import type { KotlinOptions } from "./kotlin.ts";

const kotlinVersion = "2.4.21";
const serializationVersion = "1.10.0";

/** Has the compiler write classes with as many threads as there are processors; it takes one by itself. */
const onAllProcessors = "-Xbackend-threads=0";

/** Maven and Gradle descriptions of the module. */
export function buildFiles(options: KotlinOptions): EmittedFile[] {
  const { root } = options;
  return [
    { path: `${root}/pom.xml`, text: pom(options) },
    { path: `${root}/build.gradle.kts`, text: gradle(options) },
    { path: `${root}/settings.gradle.kts`, text: `rootProject.name = "${artifactOf(options)}"\n` },
    { path: `${root}/.gitignore`, text: "/target/\n/build/\n/.gradle/\n" },
  ];
}

function artifactOf({ artifact = "samewire-models" }: KotlinOptions): string {
  return artifact;
}

function pom(options: KotlinOptions): string {
  const { group = "samewire", version = "0.1.0" } = options;
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>${group}</groupId>
  <artifactId>${artifactOf(options)}</artifactId>
  <version>${version}</version>
  <properties>
    <kotlin.version>${kotlinVersion}</kotlin.version>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <samewire.target>\${project.basedir}/target</samewire.target>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId>
      <artifactId>kotlin-stdlib</artifactId>
      <version>\${kotlin.version}</version>
    </dependency>
    <dependency>
      <groupId>org.jetbrains.kotlinx</groupId>
      <artifactId>kotlinx-serialization-json-jvm</artifactId>
      <version>${serializationVersion}</version>
    </dependency>
  </dependencies>
  <build>
    <directory>\${samewire.target}</directory>
    <sourceDirectory>src/main/kotlin</sourceDirectory>
    <testSourceDirectory>src/test/kotlin</testSourceDirectory>
    <plugins>
      <plugin>
        <groupId>org.jetbrains.kotlin</groupId>
        <artifactId>kotlin-maven-plugin</artifactId>
        <version>\${kotlin.version}</version>
        <configuration>
          <jvmTarget>11</jvmTarget>
          <args>
            <arg>-Werror</arg>
            <arg>${onAllProcessors}</arg>
          </args>
        </configuration>
        <executions>
          <execution>
            <id>compile</id>
            <phase>compile</phase>
            <goals><goal>compile</goal></goals>
            <configuration>
              <args>
                <arg>-Werror</arg>
                <arg>${onAllProcessors}</arg>
                <arg>-Xexplicit-api=strict</arg>
              </args>
            </configuration>
          </execution>
          <execution>
            <id>test-compile</id>
            <phase>test-compile</phase>
            <goals><goal>test-compile</goal></goals>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
`;
}

function gradle({ group = "samewire", version = "0.1.0" }: KotlinOptions): string {
  return `import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    kotlin("jvm") version "${kotlinVersion}"
    \`java-library\`
}

group = "${group}"
version = "${version}"

repositories {
    mavenCentral()
}

dependencies {
    api("org.jetbrains.kotlinx:kotlinx-serialization-json:${serializationVersion}")
}

kotlin {
    explicitApi()
    compilerOptions {
        allWarningsAsErrors.set(true)
        freeCompilerArgs.add("${onAllProcessors}")
        jvmTarget.set(JvmTarget.JVM_11)
    }
}

java {
    sourceCompatibility = JavaVersion.VERSION_11
    targetCompatibility = JavaVersion.VERSION_11
}
`;
}
